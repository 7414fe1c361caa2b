import { describe, expect, test } from 'vitest';
import { write, addWords } from './fluent';
import { Digits, Forms } from './small_numbers';
import { LANGUAGES } from './words.svelte';

const SMALL = Array.from({ length: 1_000 }, (_, number) => number);
const OTHERS = [-1, -12, 0.5, 1.5, 1_000, 12_345, 1_000_000, 2_000_000];

describe.each(LANGUAGES)('in %s', (language) => {
  test('every number is written as the browser writes it', () => {
    const digits = new Digits(language);
    const own = new Intl.NumberFormat(language);
    for (const number of [...SMALL, ...OTHERS]) expect(digits.format(number)).toBe(own.format(number));
  });

  test('every number takes the form that the browser says', () => {
    const forms = new Forms(language);
    const own = new Intl.PluralRules(language);
    for (const number of [...SMALL, ...OTHERS]) expect(forms.select(number), `${number}`).toBe(own.select(number));
  });

  test('messages are filled in by them', () => {
    addWords(
      language,
      'for a test',
      JSON.stringify([
        [
          'test-guests',
          [
            {
              type: 'select',
              selector: { type: 'var', name: 'count' },
              variants: [
                { key: { type: 'str', value: 'one' }, value: 'a guest' },
                { key: { type: 'str', value: 'other' }, value: [{ type: 'var', name: 'count' }, ' guests'] },
              ],
              star: 1,
            },
          ],
        ],
      ]),
    );
    expect(write('test-guests', language, { count: 1 })).toBe('a guest');
    expect(write('test-guests', language, { count: 7 })).toBe('7 guests');
  });
});
