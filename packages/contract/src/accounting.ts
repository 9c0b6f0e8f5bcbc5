import { isAccountPath, journalDocuments, journalKinds } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { day, moment, recordId } from './fields/fields.ts';
import { pageFacts, sortBy } from './fields/listing.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import { route } from './call/route.ts';
import { text } from './fields/texts.ts';

const mayRead = { area: 'account', level: 'read' } as const;

export const journalSortColumns = ['date', 'document', 'party', 'amount'] as const;

/** The kinds of records that have their own sub-account in the chart of accounts. */
export const accountRecords = ['customer', 'invoice', 'purchase', 'till', 'safe', 'bank'] as const;

const sides = { accountPath: z.string(), debit: figure.money, credit: figure.money };

const listedJournal = z.object({
  _id: recordId,
  kind: z.enum(journalKinds),
  /** The day of the document, in Tirana. */
  date: day,
  postedAt: moment,
  /** Whether this journal entry reverses another one. */
  isVoid: z.boolean(),
  /**
   * The entry that this one reverses, or the entry that reverses this one; null if the entry is not part of a
   * reversal.
   */
  counterpartId: recordId.nullable(),
  document: z.object({
    type: z.enum(journalDocuments),
    _id: recordId,
    /** The number of the document; for a drawer movement (opening, deposit, withdrawal) the name of the till. */
    name: z.string(),
  }),
  /** The customer or buyer of the document; empty if it has none. */
  party: z.string(),
  /** The user who made the document; empty if the server made it. */
  by: z.string(),
  /** The sum of the debits, which equals the sum of the credits. */
  amount: figure.money,
  lines: z.array(z.object(sides)),
});

const wholeJournal = listedJournal.extend({
  lines: z.array(
    z.object({
      ...sides,
      /** The amounts in the currency of the document. */
      debitMon: figure.money,
      creditMon: figure.money,
      currency: z.string(),
      exRate: figure.exchangeRate,
      /**
       * The records that the account path names, parents before children; records that no longer exist are
       * left out.
       */
      records: z.array(z.object({ type: z.enum(accountRecords), _id: recordId, name: z.string() })),
    }),
  ),
});

/** The ledger: the journal entries of every document. */
export const accounting = {
  journals: route({
    service: 'accounting',
    method: 'POST',
    path: '/medici-service/journal/get',
    summary:
      'A page of the journal, the newest day first or sorted; optionally only entries of an account and its sub-accounts.',
    access: mayRead,
    input: z.object({
      paginationOptions,
      kinds: z.array(z.enum(journalKinds)).max(journalKinds.length, 'too-large').default([]),
      /** The path of an account; empty for all accounts. */
      account: text(200).refine((path) => path === '' || isAccountPath(path), 'invalid'),
      date: z.object({ from: day.optional(), to: day.optional() }).default({}),
      /** Matches the number of the document, a party by name or NIPT, or a till. */
      search: text(100),
      ...sortBy(journalSortColumns),
    }),
    output: z.object({
      journals: z.array(listedJournal),
      count: z.int(),
      /** True if counting stopped at its limit (capped count), so there are more rows than counted. */
      isMore: z.boolean(),
      /** The sum of the debits of all matches; null if there are more matches than counted. */
      amount: figure.money.nullable(),
      ...pageFacts,
    }),
    fallback: 'table-fetch',
    timeoutMs: 15_000,
    changing: false,
  }),
  one: route({
    service: 'accounting',
    method: 'GET',
    path: '/medici-service/journal/one',
    summary: 'One journal with its document and whose accounts it touched.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ journal: wholeJournal }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
};
