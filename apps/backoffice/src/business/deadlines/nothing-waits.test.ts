import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import type { MissedDocument } from './missed-documents.ts';
import { nothingWaits } from './nothing-waits.ts';

const none = { nearCount: 0, missedCount: 0, seenCount: 0 };
const near = { ...none, nearCount: 1 };
const nowhere = { invoice: none, wtn: none, deposit: none };
const missed = [{} as MissedDocument];

const said = (
  deadlines: typeof nowhere,
  documents: readonly MissedDocument[] | undefined,
  isWhole = documents !== undefined,
) => nothingWaits(sq, { deadlines, isWhole }, documents).title;

test('all is at the tax authority only where nothing else waits', () => {
  expect(said(nowhere, [])).toBe(sq.sales.waiting.emptyTitle);
  expect(said(nowhere, missed)).toBe(sq.deadlines.nothingElse.title);
});

test('what waits elsewhere, or is not known, is not passed over', () => {
  const { title } = sq.deadlines.noInvoice;
  expect(said({ ...nowhere, wtn: near }, [])).toBe(title);
  expect(said({ ...nowhere, deposit: near }, missed)).toBe(title);
  expect(said(nowhere, undefined)).toBe(title);
  expect(said(nowhere, [], false)).toBe(title);
});
