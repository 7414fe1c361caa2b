import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Objection, Offer } from '../../lib/types';
import { offer } from '../../testing/matches';
import { NOT_PLACED, PLACED, Seating, type Placement, type SeatingSource } from './seating.svelte';

const TAKEN = [{ type: 'chair-taken', rule: 'E1', chair: 'b1', by: 'GBm' }] as unknown as Objection[];
const OFFERS = [
  offer('FRf@b1', { points: 2 }),
  offer('FRf@a2', { points: 6 }),
  offer('FRm@a2', { points: 4, waits: true, company: ['GBf'] }),
  offer('swap:FRm@c2', { kind: 'swap-joker' }),
  offer('FRf@bar', { kind: 'send-to-bar', chair: null, points: -2 }),
  offer('aside:FRm', { kind: 'lay-aside', chair: null }),
];

class Game implements SeatingSource {
  hand: (string | null)[] = ['FRf', 'FRm', 'GBf'];
  offers: Offer[] = OFFERS;
  offersAreAll = true;
  seated: Record<string, string> = { c2: '**m' };
  companyAwaited = false;
  active = true;
  busy = false;
  chairFirst = true;
  placed: string[] = [];
  asked: string[] = [];
  askedBy: 'trying' | 'looking' | null = null;
  forgotten = vi.fn();
  answer: () => Placement | Promise<Placement> = () => PLACED;
  objections: () => Objection[] | null | Promise<Objection[]> = () => TAKEN;

  async place(move: string) {
    this.placed.push(move);
    return this.answer();
  }

  async ask(move: string, by: 'trying' | 'looking') {
    this.asked.push(move);
    this.askedBy = by;
    return this.objections();
  }
}

let game: Game;
let seating: Seating;

beforeEach(() => {
  vi.useFakeTimers();
  game = new Game();
  seating = new Seating(game);
});
afterEach(() => vi.useRealTimers());

describe('whoever is chosen', () => {
  test('is a guest in hand, and chosen again nobody', () => {
    seating.choose(1);
    expect(seating.guest).toBe('FRm');
    seating.choose(1);
    expect(seating.guest).toBeNull();
  });

  test('lights their chairs with what each brings', () => {
    seating.choose(1);
    expect([...seating.lit]).toEqual([
      ['a2', { points: 4, waits: true, swaps: false, company: ['GBf'] }],
      ['c2', { points: 0, waits: false, swaps: true, company: [] }],
    ]);
    expect(seating.marks).toMatchObject({ choosing: true, barPays: null, asked: null });
  });

  test('may go to the bar or be laid aside', () => {
    seating.choose(0);
    expect(seating.marks.barPays).toBe(-2);
    expect(seating.asideOffer).toBeNull();
    seating.choose(1);
    expect(seating.asideOffer?.move).toBe('aside:FRm');
  });

  test('has the best chair first', () => {
    seating.choose(0);
    expect(seating.seatings.map(({ chair }) => chair)).toEqual(['a2', 'b1']);
  });
});

test('while nobody is chosen, chairs are lit only where company is awaited', () => {
  expect(seating.lit.size).toBe(0);
  game.companyAwaited = true;
  seating = new Seating(game);
  expect(seating.lit.get('a2')?.points).toBe(6);
});

test('nothing is lit when it is not one’s turn', () => {
  game.active = false;
  seating.choose(0);
  expect(seating.lit.size).toBe(0);
  expect(seating.marks).toMatchObject({ choosing: false, barPays: null });
});

test('guests who can do nothing are told apart, where all offers are known', () => {
  expect([...seating.able]).toEqual(['FRf', 'FRm']);
  game.offersAreAll = false;
  expect([...new Seating(game).able]).toEqual(['FRf', 'FRm', 'GBf']);
});

describe('a chair', () => {
  test('that is lit takes the guest, and nobody is chosen any more', async () => {
    seating.choose(0);
    await seating.pick('a2');
    expect(game.placed).toEqual(['FRf@a2']);
    expect(seating.chosen).toBeNull();
  });

  test('with a joker on it is a swap', async () => {
    seating.choose(1);
    await seating.pick('c2');
    expect(game.placed).toEqual(['swap:FRm@c2']);
    seating.choose(0);
    await seating.pick('c2');
    expect(game.asked).toEqual(['swap:FRf@c2']);
  });

  test('that is not lit says why not, and the guest stays chosen', async () => {
    seating.choose(0);
    await seating.pick('b3');
    expect(game.placed).toEqual([]);
    expect(seating.whyNot).toEqual({ guest: 'FRf', place: 'b3', objections: TAKEN });
    expect(seating.marks.asked).toBe('b3');
    expect(seating.guest).toBe('FRf');
  });

  test('is tried where not all offers are known', async () => {
    game.offersAreAll = false;
    game.answer = () => ({ placed: false, objections: TAKEN });
    seating.choose(0);
    await seating.pick('b3');
    expect(game.placed).toEqual(['FRf@b3']);
    expect(seating.whyNot?.place).toBe('b3');
  });

  test('nobody answers for says nothing', async () => {
    game.answer = () => NOT_PLACED;
    seating.choose(0);
    await seating.pick('a2');
    expect(seating.whyNot).toBeNull();
    expect(seating.guest).toBe('FRf');
  });

  test('may be picked first: then it waits for a guest', async () => {
    await seating.pick('a2');
    expect(seating.wanted).toBe('a2');
    expect(seating.candidates.map(({ guest }) => guest)).toEqual(['FRf', 'FRm']);
    seating.choose(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(game.placed).toEqual(['FRf@a2']);
    expect(seating.wanted).toBeNull();
  });

  test('picked twice is not wanted any more', async () => {
    await seating.pick('a2');
    await seating.pick('a2');
    expect(seating.wanted).toBeNull();
  });

  test('is not picked first where that is not the custom', async () => {
    game.chairFirst = false;
    await seating.pick('a2');
    expect(seating.wanted).toBeNull();
  });

  test.each(['busy', 'active'] as const)('takes nobody while the game is not ready (%s)', async (why) => {
    seating.choose(0);
    game[why] = why === 'busy';
    await seating.pick('a2');
    await seating.toBar();
    expect([...game.placed, ...game.asked]).toEqual([]);
  });
});

describe('the bar', () => {
  test('takes whom it is offered', async () => {
    seating.choose(0);
    await seating.toBar();
    expect(game.placed).toEqual(['FRf@bar']);
  });

  test('says why not to anybody else', async () => {
    seating.choose(1);
    await seating.toBar();
    expect(game.asked).toEqual(['FRm@bar']);
    expect(seating.whyNot?.place).toBe('bar');
  });

  test('waits for a guest to be chosen', async () => {
    await seating.toBar();
    expect([...game.placed, ...game.asked]).toEqual([]);
  });
});

describe('dragging', () => {
  test.each([
    ['a2', ['FRf@a2']],
    ['bar', ['FRf@bar']],
    [null, []],
  ])('to %s', async (place, placed) => {
    seating.choose(0);
    seating.drop(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(game.placed).toEqual(placed);
  });
});

describe('looking at a chair', () => {
  test('shows what its offer would pay', () => {
    seating.choose(0);
    seating.visit('a2', 'pointer');
    expect(seating.considered?.points).toBe(6);
    seating.visit(null, 'pointer');
    expect(seating.considered).toBeNull();
  });

  test('by keyboard asks why not, after a moment', async () => {
    seating.choose(0);
    seating.visit('b3', 'focus');
    await vi.advanceTimersByTimeAsync(299);
    expect(game.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(game.asked).toEqual(['FRf@b3']);
    expect(game.askedBy).toBe('looking');
    expect(seating.whyNot?.place).toBe('b3');
    seating.visit('a2', 'focus');
    expect(seating.whyNot).toBeNull();
  });

  test('in passing asks nothing, nor does the pointer', async () => {
    seating.choose(0);
    seating.visit('b3', 'focus');
    seating.visit(null, 'focus');
    seating.visit('b3', 'pointer');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(game.asked).toEqual([]);
  });
});

describe('what was said before', () => {
  test('is forgotten with the next choice', async () => {
    seating.choose(0);
    await seating.pick('b3');
    seating.choose(1);
    expect(seating.whyNot).toBeNull();
    expect(game.forgotten).toHaveBeenCalled();
  });

  test('is not heard when it comes too late', async () => {
    let answer!: (objections: Objection[]) => void;
    game.objections = () => new Promise((resolve) => (answer = resolve));
    seating.choose(0);
    const asked = seating.pick('b3');
    seating.cancel();
    answer(TAKEN);
    await asked;
    expect(seating.whyNot).toBeNull();
  });

  test('does not keep a guest chosen who sits by now', async () => {
    let answer!: (placement: Placement) => void;
    game.answer = () => new Promise((resolve) => (answer = resolve));
    seating.choose(0);
    const placed = seating.pick('a2');
    seating.choose(1);
    answer(PLACED);
    await placed;
    expect(seating.chosen).toBeNull();
  });
});
