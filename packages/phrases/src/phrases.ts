import type { sq } from './sq.ts';
import type { first } from './sq/first.ts';

/** The shape of Albanian, with every sentence free: what en and it must hold in full. */
type InAnyLanguage<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : InAnyLanguage<Texts[Key]>;
};

export type Phrases = InAnyLanguage<typeof sq>;

/** The texts that are there from the first moment; the rest follows for whoever enters. */
export type FirstPhrases = Pick<Phrases, keyof typeof first>;
