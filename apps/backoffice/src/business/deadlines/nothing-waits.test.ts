import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import type { MissedDocument } from './missed-documents.ts';
import { nothingWaits } from './nothing-waits.ts';

const none = { nearCount: 0, missedCount: 0, seenCount: 0 };
const near = { ...none, nearCount: 1 };
const nowhere = { invoice: none, wtn: none, deposit: none };
const missed = [{} as MissedDocument];

const titleOf = (
  deadlines: typeof nowhere,
  documents: readonly MissedDocument[] | undefined,
  isWhole = documents !== undefined,
) => nothingWaits(sq, { deadlines, isWhole }, documents).title;

test("'all accepted' is shown only if no other document is pending", () => {
  expect(titleOf(nowhere, [])).toBe(sq.sales.waiting.emptyTitle);
  expect(titleOf(nowhere, missed)).toBe(sq.deadlines.nothingElse.title);
});

test('if documents of other kinds are pending or not loaded, the text does not claim that all are accepted', () => {
  const { title } = sq.deadlines.noInvoice;
  expect(titleOf({ ...nowhere, wtn: near }, [])).toBe(title);
  expect(titleOf({ ...nowhere, deposit: near }, missed)).toBe(title);
  expect(titleOf(nowhere, undefined)).toBe(title);
  expect(titleOf(nowhere, [], false)).toBe(title);
});
