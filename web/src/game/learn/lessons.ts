/** The rulebooks' own examples, as something to do. What is allowed and what it pays is the referee's to say. */

import type { Edition, Nation } from '../../lib/types';

export interface Lesson {
  /** The example it plays: its words are `tutorial-X4` and the like. */
  readonly id: string;
  readonly edition: Edition;
  readonly tables?: Readonly<Record<string, Nation>>;
  readonly seated?: Readonly<Record<string, string>>;
  readonly hand: readonly string[];
  /** The steps of the example; the last of them may be refused, which is then the point of it. */
  readonly play: readonly string[];
  readonly refused?: boolean;
  /** The table cards that come next. */
  readonly laid?: readonly Nation[];
  /** The part of the room to look at. */
  readonly rules: readonly string[];
}

const X1 = { j14: 'USm', i13: 'USf' };
const X2 = { ...X1, n14: 'INm', m13: 'INf' };
const X3 = { ...X2, l14: 'USm' };
const INDIA = { o13: 'INm', n14: 'INm', n12: 'INf' };

export const LESSONS: readonly Lesson[] = [
  { id: 'X1', edition: 'board', hand: ['USm', 'USf'], play: ['USm@j14', 'USf@i13'], rules: ['E2', 'E5', 'S1'] },
  { id: 'X2', edition: 'board', seated: X1, hand: ['INm', 'INf'], play: ['INm@n14', 'INf@m13'], rules: ['E4'] },
  { id: 'X3', edition: 'board', seated: X2, hand: ['USm', 'ITm'], play: ['USm@l14'], rules: ['S1', 'E3'] },
  { id: 'X4', edition: 'board', seated: X3, hand: ['USm', 'USf'], play: ['USm@k13', 'USf@j12'], rules: ['S2', 'B9'] },
  {
    id: 'X7',
    edition: 'board',
    seated: { n14: 'INm', l14: 'USf' },
    hand: ['INf', 'INm', 'USm'],
    play: ['INf@m13'],
    refused: true,
    rules: ['E3'],
  },
  { id: 'X5', edition: 'board', seated: INDIA, hand: ['**f', 'ITm'], play: ['**f@m13'], rules: ['B10'] },
  {
    id: 'X6',
    edition: 'board',
    seated: { ...INDIA, m13: '**f' },
    hand: ['INf', 'ITm'],
    play: ['swap:INf@m13'],
    rules: ['B6'],
  },
  {
    id: 'X8',
    edition: 'card',
    tables: { b2: 'TR', d2: 'FR' },
    seated: { a2: 'TRf' },
    hand: ['TRm', 'FRf'],
    play: ['TRm@b1', 'FRf@c2'],
    rules: ['C4', 'S3'],
  },
  {
    id: 'X12',
    edition: 'card',
    tables: { b2: 'AF', d2: 'GB' },
    seated: { a2: 'AFf', b1: 'AFm', d1: 'GBm' },
    hand: ['GBm', 'GBf'],
    play: ['GBm@c2'],
    refused: true,
    rules: ['E3'],
  },
  {
    id: 'X11',
    edition: 'card',
    tables: { b2: 'AF', d2: 'GB' },
    seated: { a2: 'AFf', b1: 'AFm', d1: 'GBm' },
    hand: ['GBf'],
    play: ['GBf@c2'],
    rules: ['S1', 'S3'],
  },
  {
    id: 'X14',
    edition: 'card',
    tables: { b2: 'CN', d2: 'ES' },
    seated: { a2: 'CNf', b1: 'CNm' },
    hand: ['ESm'],
    play: ['ESm@e2'],
    refused: true,
    rules: ['E4', 'E5'],
  },
  {
    id: 'X10',
    edition: 'card',
    tables: { b2: 'TR', d2: 'FR' },
    seated: { a2: 'TRf' },
    hand: ['TRm', 'TRm', 'TRf'],
    play: ['TRm@b1', 'TRm@c2', 'TRf@b3'],
    laid: ['IT'],
    rules: ['C5'],
  },
  {
    id: 'X9',
    edition: 'card',
    tables: { b2: 'RU', d2: 'GB', c3: 'FR', b4: 'ES', d4: 'IT' },
    seated: { b1: 'RUm', b3: 'RUm' },
    hand: ['RUf', 'ITf', 'ITm'],
    play: ['RUf@c2', 'ITf@c4', 'ITm@d3'],
    laid: ['TR'],
    rules: ['S1', 'S3', 'C5'],
  },
  {
    id: 'X13',
    edition: 'card',
    tables: { b2: 'IN', d2: 'GB', c3: 'FR', b4: 'ES', d4: 'IT' },
    seated: { b1: 'INm', c2: 'GBm', b3: 'ESf', c4: 'FRm', e4: 'ITf', d5: 'ITm' },
    hand: ['ITf'],
    play: ['ITf@d3'],
    laid: ['TR', 'US'],
    rules: ['C5', 'C8'],
  },
];
