import { beforeEach, expect, test } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { offer } from '../testing/matches';
import type { Result } from './api_client';
import { Prospects } from './prospects.svelte';
import type { Prospects as Answer } from './types';

let seat: number | null;
let occasion: string;
let asked: number;
let answer: () => Promise<Result<Answer>>;
let prospects: Prospects;

const SEATS = [[offer('FRf@b1')], [offer('GBm@c2', { points: 3 })]];

beforeEach(() => {
  [seat, occasion, asked] = [0, 'first', 0];
  answer = () => Promise.resolve(ok({ seq: 1, seats: SEATS }));
  const api = fakeApi({
    getProspects: () => {
      asked += 1;
      return answer();
    },
  });
  prospects = new Prospects(api, { id: () => 'm1', seat: () => seat, occasion: () => occasion });
});

test('nothing is known before somebody asks, and it is asked once', async () => {
  expect(prospects.of(1)).toBeNull();
  await Promise.all([prospects.want(), prospects.want()]);
  await prospects.want();
  expect(asked).toBe(1);
  expect(prospects.of(1)).toEqual(SEATS[1]);
  expect(prospects.of(4)).toEqual([]);
  expect(prospects.of(null)).toBeNull();
});

test('what is known holds until somebody has played or another looks', async () => {
  await prospects.want();
  occasion = 'second';
  expect(prospects.of(1)).toBeNull();
  await prospects.want();
  seat = 1;
  expect(prospects.of(1)).toBeNull();
  await prospects.want();
  expect(asked).toBe(3);
});

test('an answer that comes too late is asked for again', async () => {
  let reply!: (result: Result<Answer>) => void;
  answer = () => new Promise((resolve) => (reply = resolve));
  const wanted = prospects.want();
  occasion = 'second';
  answer = () => Promise.resolve(ok({ seq: 2, seats: [[], []] }));
  reply(ok({ seq: 1, seats: SEATS }));
  await wanted;
  expect(asked).toBe(2);
  expect(prospects.of(1)).toEqual([]);
});

test('without an answer nothing is known, and one may ask again', async () => {
  answer = () => Promise.resolve(failed('unreachable'));
  await prospects.want();
  expect(prospects.of(0)).toBeNull();
  answer = () => Promise.resolve(ok({ seq: 1, seats: SEATS }));
  await prospects.want();
  expect(prospects.of(0)).toEqual(SEATS[0]);
});
