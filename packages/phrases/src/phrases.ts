import type { sq } from './sq.ts';
import type { first } from './sq/first.ts';

/**
 * The type of the phrases in any language: the keys and parameters of the Albanian phrases, so that English
 * and Italian must have all of them.
 */
type InAnyLanguage<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : InAnyLanguage<Texts[Key]>;
};

export type Phrases = InAnyLanguage<typeof sq>;

/** The phrases in the bundle of the login page; all others are loaded later. */
export type FirstPhrases = Pick<Phrases, keyof typeof first>;
