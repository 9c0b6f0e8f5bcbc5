import type { EInvoiceDocument } from './e-invoice-document.ts';

/** What the fiscal invoice said, repeated in the notes of its e-invoice. Each is a text as the message wrote it. */
export interface FiscalFacts {
  readonly IIC: string;
  readonly IICSignature: string;
  readonly FIC: string;
  readonly IssueDateTime: string;
  readonly OperatorCode: string;
  readonly BusinessUnitCode: string;
  readonly SoftwareCode: string;
  readonly IsBadDebtInv: 'true' | 'false';
  /** Lek for one unit of the currency; only where that is not lek. */
  readonly CurrencyExchangeRate?: string | undefined;
  /** Only exchange offices have it. */
  readonly CurrencyIsBuying?: 'true' | 'false' | undefined;
  readonly AmountWoVatLek?: string | undefined;
  readonly AmountWithVatLek?: string | undefined;
  readonly SumOfTaxableAmountLek?: string | undefined;
}

export const factNames = [
  'IIC',
  'IICSignature',
  'FIC',
  'IssueDateTime',
  'OperatorCode',
  'BusinessUnitCode',
  'SoftwareCode',
  'IsBadDebtInv',
  'CurrencyExchangeRate',
  'CurrencyIsBuying',
  'AmountWoVatLek',
  'AmountWithVatLek',
  'SumOfTaxableAmountLek',
] as const satisfies readonly (keyof FiscalFacts)[];

/** The subject code stands behind the value here; the European norm has it in front. */
const ending = '#AAI#';
const remarkName = 'RemarkNote';

const noteOf = (name: string, value: string) => `${name}=${value}${ending}`;

/** The notes of a document: its fiscal facts, then what people have to say. */
export function fiscalNotes(facts: FiscalFacts, remarks: readonly string[] = []): string[] {
  const said = factNames.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [noteOf(name, value)];
  });
  // A remark ends where its code begins, so it may not have one inside.
  return [...said, ...remarks.map((remark) => noteOf(remarkName, remark.replaceAll('#', ' ')))];
}

export interface ReadNotes {
  readonly facts: Partial<FiscalFacts>;
  readonly remarks: readonly string[];
}

/** What the notes of any document say: some end with the code once, some twice, some without. */
export function readFiscalNotes({ notes }: Pick<EInvoiceDocument, 'notes'>): ReadNotes {
  const facts: Record<string, string> = {};
  const remarks: string[] = [];
  for (const note of notes) {
    const text = withoutCode(note);
    const [, name = '', value = ''] = /^([A-Za-z]+)=([\s\S]*)$/.exec(text) ?? [];
    if ((factNames as readonly string[]).includes(name)) facts[name] ??= value.trim();
    else if (text !== '') remarks.push(name === remarkName ? value : text);
  }
  return { facts, remarks };
}

/** Foreign documents put the code in front, as the norm does: `#AAI#text`. */
function withoutCode(note: string): string {
  const text = note.replace(/^#[A-Z]{3}#/, '');
  const [before = ''] = text.split('#', 1);
  return /#[A-Z]{3}#/.test(text) ? before.trim() : text.trim();
}
