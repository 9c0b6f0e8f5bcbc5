import { fiscalNotes, type EInvoiceDocument } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import { paperOf } from './einvoice-pdf.ts';

const document = (given: Partial<EInvoiceDocument>) =>
  ({
    number: '7/2026',
    issueDate: '2026-11-16',
    seller: { name: 'S', identifiers: [], taxRegistrations: [] },
    buyer: { name: 'B', identifiers: [], taxRegistrations: [] },
    notes: [],
    lines: [],
    taxTotals: [],
    totals: {},
    ...given,
  }) as unknown as EInvoiceDocument;
const registered = { eic: 'e', receivedAt: new Date('2026-11-16T20:00:00Z') };
const factsOf = (given: Partial<EInvoiceDocument>) =>
  Object.fromEntries(paperOf(document(given), registered).facts);

test('the PDF shows the issue time in Tirana time', () => {
  const facts = { IIC: 'A', FIC: 'f', IssueDateTime: '2026-11-16T19:35:44Z' } as Parameters<
    typeof fiscalNotes
  >[0];
  expect(factsOf({ notes: fiscalNotes(facts), dueDate: '2026-12-15' })).toMatchObject({
    'Data e lëshimit': '16.11.2026 20:35:44',
    'Afati i pagesës': '15.12.2026',
  });
  expect(factsOf({})).toMatchObject({ 'Data e lëshimit': '16.11.2026', 'Afati i pagesës': '–' });
});
