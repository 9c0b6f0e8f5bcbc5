import type { contract, InputOf } from '@tezga/contract';

type PdfInput = InputOf<typeof contract.sales.pdf>;

export type Paper = NonNullable<PdfInput['paper']>;
export type PaperLanguage = NonNullable<PdfInput['language']>;

/** On what an invoice is printed, and in which language. */
export interface PrintChoice {
  readonly paper: Paper;
  readonly language: PaperLanguage;
}

const pixelsPerMillimetre = 4.6;

/** How wide a page is drawn on the screen: a roll as narrow as it is, a sheet as wide as there is room. */
export function pageWidthOf(paper: Paper): number | undefined {
  return paper === 'A4' ? undefined : Math.round(Number(paper) * pixelsPerMillimetre);
}
