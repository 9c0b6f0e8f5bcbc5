import { isAccountPath, journalDocuments, journalKinds } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { day, moment, recordId } from './fields/fields.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import { route } from './call/route.ts';
import { text } from './fields/texts.ts';

const mayRead = { area: 'account', level: 'read' } as const;

/** What stands below an account of the chart: whose it is, or what it is about. */
export const accountRecords = ['customer', 'invoice', 'till', 'safe', 'bank'] as const;

const sides = { accountPath: z.string(), debit: figure.money, credit: figure.money };

const listedJournal = z.object({
  _id: recordId,
  kind: z.enum(journalKinds),
  /** Of the document, in Tirana. */
  date: day,
  postedAt: moment,
  /** Whether it takes another one back. */
  isVoid: z.boolean(),
  /** The one it takes back, or the one that took it back; null where it stands alone. */
  counterpartId: recordId.nullable(),
  document: z.object({
    type: z.enum(journalDocuments),
    _id: recordId,
    /** Its number, or the till whose drawer it is about. */
    name: z.string(),
  }),
  /** Who made the document; empty for what the server did by itself. */
  by: z.string(),
  /** What is debited in all, and so credited. */
  amount: figure.money,
  lines: z.array(z.object(sides)),
});

const wholeJournal = listedJournal.extend({
  lines: z.array(
    z.object({
      ...sides,
      /** In the currency of the document. */
      debitMon: figure.money,
      creditMon: figure.money,
      currency: z.string(),
      exRate: figure.exchangeRate,
      /** Whose account it is, the widest first; what is not known any more is left out. */
      records: z.array(z.object({ type: z.enum(accountRecords), _id: recordId, name: z.string() })),
    }),
  ),
});

/** The books: what every document moved between accounts. */
export const accounting = {
  journals: route({
    service: 'accounting',
    method: 'POST',
    path: '/medici-service/journal/get',
    summary:
      'A page of the journal, the newest day first; also only what touched an account or one below it.',
    access: mayRead,
    input: z.object({
      paginationOptions,
      kinds: z.array(z.enum(journalKinds)).max(journalKinds.length, 'too-large').default([]),
      /** The path of an account; empty for all. */
      account: text(200).refine((path) => path === '' || isAccountPath(path), 'invalid'),
      date: z.object({ from: day.optional(), to: day.optional() }).default({}),
    }),
    output: z.object({
      journals: z.array(listedJournal),
      count: z.int(),
      /** Counting stops at a limit, and then says that there are more. */
      isMore: z.boolean(),
    }),
    fallback: 'data-fetch',
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
