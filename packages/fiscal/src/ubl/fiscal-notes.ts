import type { EInvoiceDocument } from './e-invoice-document.ts';

/** The facts of the fiscal invoice that the notes of its e-invoice repeat, as texts of the fiscal message. */
export interface FiscalFacts {
  readonly IIC: string;
  readonly IICSignature: string;
  readonly FIC: string;
  readonly IssueDateTime: string;
  readonly OperatorCode: string;
  readonly BusinessUnitCode: string;
  readonly SoftwareCode: string;
  readonly IsBadDebtInv: 'true' | 'false';
  /** The value of one unit of the currency in lek; left out if the currency is lek. */
  readonly CurrencyExchangeRate?: string | undefined;
  /** Only set by exchange offices. */
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

/**
 * The subject code of a note. Albanian e-invoices have it after the value, although EN 16931 puts it before
 * the value.
 */
const ending = '#AAI#';
const remarkName = 'RemarkNote';

const noteOf = (name: string, value: string) => `${name}=${value}${ending}`;

/** The notes of a document: first the fiscal facts, then the remarks of the users. */
export function fiscalNotes(facts: FiscalFacts, remarks: readonly string[] = []): string[] {
  const factNotes = factNames.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [noteOf(name, value)];
  });
  // Remarks must not contain a #, which would start the subject code.
  return [...factNotes, ...remarks.map((remark) => noteOf(remarkName, remark.replaceAll('#', ' ')))];
}

export interface ReadNotes {
  readonly facts: Partial<FiscalFacts>;
  readonly remarks: readonly string[];
}

/** Parses the notes of any document. Senders write the subject code once, twice or not at all. */
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

/**
 * Removes the subject code at the start of a note (`#AAI#text`), where foreign documents put it, as EN 16931
 * does.
 */
function withoutCode(note: string): string {
  const text = note.replace(/^#[A-Z]{3}#/, '');
  const [before = ''] = text.split('#', 1);
  return /#[A-Z]{3}#/.test(text) ? before.trim() : text.trim();
}
