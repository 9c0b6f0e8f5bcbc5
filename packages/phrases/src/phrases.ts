import type { sq } from './sq.ts';
import type { first } from './sq/first.ts';

/** The keys and parameters of the Albanian phrases, with any text: English and Italian must have all of them. */
type InAnyLanguage<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : InAnyLanguage<Texts[Key]>;
};

export type Phrases = InAnyLanguage<typeof sq>;

/** The phrases in the bundle of the login page; the others are loaded with the first other page. */
export type FirstPhrases = Pick<Phrases, keyof typeof first>;
