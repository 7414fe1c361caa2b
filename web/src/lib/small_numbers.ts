// Small whole numbers, in words and out of them. The browser's own way is right for all numbers, but the first of them costs a
// slow phone a tenth of a second: it is asked only for what is not small.

import type { Language } from './constants';

const LARGE = 1_000; // the first that some language writes with a sign between its digits

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < LARGE;
}

/** A number as a language writes it. */
export class Digits {
  #format: Intl.NumberFormat | undefined;

  constructor(readonly language: Language) {}

  format(value: number): string {
    if (isSmall(value)) return `${value}`;
    this.#format ??= new Intl.NumberFormat(this.language);
    return this.#format.format(value);
  }
}

/** Which form of a word goes with a number: with nothing and one of them in French, with one of them elsewhere, it is `one`. */
export class Forms {
  #rules: Intl.PluralRules | undefined;

  constructor(readonly language: Language) {}

  select(value: number): Intl.LDMLPluralRule {
    if (isSmall(value)) return value === 1 || (value === 0 && this.language === 'fr') ? 'one' : 'other';
    this.#rules ??= new Intl.PluralRules(this.language);
    return this.#rules.select(value);
  }
}
