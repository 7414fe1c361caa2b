import { beforeAll, expect, test } from 'vitest';
import { fetchWords } from '../../lib/words.svelte';
import type { StoryTurn } from '../story/story';
import { csv } from './download';

beforeAll(() => fetchWords('en'));

const turn = (seat: number, moves: string[], points: number, scores: number[]): StoryTurn => ({
  seq: 1,
  at: 0,
  seat,
  moves,
  events: [],
  receipt: [],
  points,
  scores,
});

test('every turn is a row, with everybody’s score', () => {
  const rows = csv([turn(0, ['FRf@b1', 'end'], 4, [4, 0])], ['Ada', 'Ben'], 2, false).split('\r\n');
  expect(rows[0]).toMatch(/,Ada,Ben$/);
  expect(rows[1]).toBe('1,1970-01-01T00:00:00.000Z,Ada,FRf@b1 end,4,4,0');
});

test.each([
  ['Ada, the first', '"Ada, the first"'],
  ['say "hi"', '"say ""hi"""'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-x', "'-x"],
  ['+1', "'+1"],
  ['-1+HYPERLINK("x")', `"'-1+HYPERLINK(""x"")"`],
  ['-1', '-1'],
  ['＝1+1', "'＝1+1"],
  ['Ada;=1+1', '"Ada;=1+1"'],
])('the name %s can do no harm', (name, written) => {
  expect(csv([turn(0, [], 0, [0])], [name], 1, false)).toContain(`,${written},,0,0`);
});

test('every turn of an imported game says where it comes from', () => {
  const [head, row] = csv([turn(0, ['end'], 4, [4])], ['Ada'], 1, true).split('\r\n');
  expect(head).toMatch(/,Ada,origin$/);
  expect(row).toMatch(/,4,4,Imported$/);
});

test('less than nothing is a number', () => {
  expect(csv([turn(0, [], -4, [-4])], ['Ada'], 1, false)).toContain(',-4,-4');
});
