import { contract, type OutputOf } from '@tezga/contract';
import { canonicalTaxId, isNuis } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../session/call.ts';
import { type LocalCustomers, customersKey } from '../../customers/index.ts';
import { tillsKey } from '../../tills/index.ts';
import { salesKey } from '../../fiscal/index.ts';
import { shownState } from '../shown-state.ts';

type Pos = OutputOf<typeof contract.tills.posList>['posList'][number];

/** A till that can issue invoices. */
export interface SaleTill extends Pos {
  readonly canSellWithoutClient: boolean;
}

export type Taxpayer = OutputOf<typeof contract.customers.taxpayers>['taxpayers'][number];
export type ListedDraft = OutputOf<typeof contract.sales.drafts>['drafts'][number];
export type Issued = OutputOf<typeof contract.sales.issue>;

const customersAtOnce = 8;
const paidAtOnce = 500;

export const draftsKey = ['sale-drafts'];
const pollIntervalMs = 1000;

export const newInvoiceQueries = {
  /** ePOS tills come first, because they are the tills of the back office. */
  tills: queryOptions({
    queryKey: [...tillsKey, 'to sell at'],
    queryFn: async ({ signal }): Promise<SaleTill[]> => {
      const [{ eposList }, { posList }] = await Promise.all([
        call(contract.tills.eposList, {}, { signal }),
        call(contract.tills.posList, {}, { signal }),
      ]);
      return [...eposList, ...posList.map((pos) => Object.assign({ canSellWithoutClient: true }, pos))];
    },
  }),
  /** Searches the local copy of the customers; a NIPT that is not in it is looked up at the tax authority. */
  buyers: (text: string, local: LocalCustomers) =>
    queryOptions({
      queryKey: [...customersKey, 'to sell to', text],
      queryFn: async ({ signal }) => {
        const known = await local.search(text, customersAtOnce);
        if (!isNuis(text)) return { customers: known, taxpayers: [] };
        const nipt = canonicalTaxId(text);
        const same = known.filter(({ idNumber }) => idNumber === nipt);
        if (same.length > 0) return { customers: same, taxpayers: [] };
        const { taxpayers } = await call(contract.customers.taxpayers, { nipt }, { signal });
        return { customers: known, taxpayers };
      },
    }),
  /** Polls every second while the invoice lacks its NIVF or its EIC, until the caller stops it. */
  issued: (id: string, isPolling: boolean) =>
    queryOptions({
      queryKey: [...salesKey, 'issued', id],
      queryFn: async ({ signal }) => (await call(contract.sales.one, { id }, { signal })).invoice,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        isPolling && (data === undefined || shownState(data).state === 'pending') ? pollIntervalMs : false,
    }),
  /** Disabled while there is no buyer. */
  openAdvances: (idNumber: string) =>
    queryOptions({
      queryKey: [...salesKey, 'open advances', idNumber],
      queryFn: async ({ signal }) =>
        (await call(contract.sales.openAdvances, { idNumber }, { signal })).advances,
      enabled: idNumber !== '',
    }),
  /** The debt of a customer; not cached, because every sale and payment changes it. */
  debt: (customerId: string) =>
    queryOptions({
      queryKey: [...customersKey, 'debt', customerId],
      queryFn: async ({ signal }) => {
        const of = { type: 'customer', subjectId: customerId, perPage: 1 } as const;
        return (await call(contract.payments.subject, of, { signal })).subject;
      },
      staleTime: 0,
      gcTime: 0,
    }),
  /** The open invoices of a customer, the oldest first, as many as one payment may name; not cached, like the debt. */
  owed: (customerId: string) =>
    queryOptions({
      queryKey: [...customersKey, 'owed', customerId],
      queryFn: async ({ signal }) =>
        (await call(contract.payments.sales, { subjectId: customerId, perPage: paidAtOnce }, { signal }))
          .documents,
      staleTime: 0,
      gcTime: 0,
    }),
  drafts: queryOptions({
    queryKey: draftsKey,
    queryFn: ({ signal }) => call(contract.sales.drafts, {}, { signal }),
  }),
};
