import type { contract, InputOf } from '@tezga/contract';

type PdfInput = InputOf<typeof contract.sales.pdf>;

export type Paper = NonNullable<PdfInput['paper']>;
export type PaperLanguage = NonNullable<PdfInput['language']>;

/** The paper and the language of a print. */
export interface PrintChoice {
  readonly paper: Paper;
  readonly language: PaperLanguage;
}

const pixelsPerMillimetre = 4.6;

/** The width of a page on the screen: fixed for a roll, undefined (all available width) for a sheet. */
export function pageWidthOf(paper: Paper): number | undefined {
  return paper === 'A4' ? undefined : Math.round(Number(paper) * pixelsPerMillimetre);
}
