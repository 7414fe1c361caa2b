import { describe, expect, it } from 'vitest';
import { arranged, rearranged } from './arrangement';

const HAND = ['USm', 'ITf', '**m', 'ITm', 'AFf', 'USm'];
const seen = (shown: readonly number[]) => shown.map((index) => HAND[index]);

describe('a hand', () => {
  it('lies as it was dealt while nobody has touched it', () => {
    expect(arranged(HAND, 'own')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is sorted by nation, ladies first, jokers last', () => {
    expect(seen(arranged(HAND, 'nation'))).toEqual(['AFf', 'ITf', 'ITm', 'USm', 'USm', '**m']);
  });

  it('is sorted into ladies and gentlemen', () => {
    expect(seen(arranged(HAND, 'sex'))).toEqual(['AFf', 'ITf', 'ITm', 'USm', 'USm', '**m']);
    expect(arranged(['ITm', 'USf', 'AFm'], 'sex')).toEqual([1, 2, 0]);
  });

  it('keeps guests of one kind in the order of the hand', () => {
    expect(arranged(HAND, 'nation').filter((index) => HAND[index] === 'USm')).toEqual([0, 5]);
  });

  it('lies as somebody laid it, and whoever is new comes last', () => {
    expect(seen(arranged(HAND, 'own', ['AFf', 'USm', 'ITm']))).toEqual(['AFf', 'USm', 'ITm', 'ITf', '**m', 'USm']);
  });

  it('forgives guests who have left it', () => {
    expect(arranged(['ITf', 'AFf'], 'own', ['USm', 'AFf', 'GBm', 'ITf'])).toEqual([1, 0]);
  });

  it('shows hidden guests where they are', () => {
    expect(arranged([null, null], 'nation')).toEqual([0, 1]);
  });

  it('is laid anew by putting one guest elsewhere', () => {
    const shown = arranged(HAND, 'nation');
    const own = rearranged(HAND, shown, 0, 2);
    expect(own).toEqual(['ITf', 'ITm', 'AFf', 'USm', 'USm', '**m']);
    expect(seen(arranged(HAND, 'own', own))).toEqual(own);
  });
});
