import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type SaleRow = OutputOf<typeof contract.sales.salesPage>['sales'][number];
export type WaitingRow = OutputOf<typeof contract.sales.waitingOfBusiness>['invoices'][number];
export type WholeInvoice = OutputOf<typeof contract.sales.saleOfBusiness>['invoice'];
export type MessageRow = OutputOf<typeof contract.messages.list>['messages'][number];
export type ActivityRow = OutputOf<typeof contract.activity.list>['rows'][number];
type SalesRequest = InputOf<typeof contract.sales.salesPage>;

const key = (businessId: string, ...parts: readonly unknown[]) => ['business-page', businessId, ...parts];

/** The queries of the sections of a business's page. */
export const businessPageQueries = {
  messages: (businessId: string) =>
    queryOptions({
      queryKey: key(businessId, 'messages'),
      queryFn: ({ signal }) => call(contract.messages.list, { businessId }, { signal }),
    }),
  contract: (businessId: string) =>
    queryOptions({
      queryKey: key(businessId, 'contract'),
      queryFn: async ({ signal }) => {
        const [signed, unsigned] = await Promise.all([
          call(contract.contracts.signed, { businessId }, { signal }),
          call(contract.contracts.unsigned, { businessId }, { signal }),
        ]);
        return { signed, unsigned };
      },
    }),
  sums: (businessId: string) =>
    queryOptions({
      queryKey: key(businessId, 'sums'),
      queryFn: ({ signal }) => call(contract.sales.salesOfBusiness, { businessId }, { signal }),
    }),
  sales: (request: SalesRequest) =>
    queryOptions({
      queryKey: key(request.businessId, 'sales', request),
      queryFn: ({ signal }) => call(contract.sales.salesPage, request, { signal }),
      placeholderData: keepPreviousData,
    }),
  sale: (businessId: string, id: string) =>
    queryOptions({
      queryKey: key(businessId, 'sale', id),
      queryFn: async ({ signal }) =>
        (await call(contract.sales.saleOfBusiness, { businessId, id }, { signal })).invoice,
    }),
  waiting: (businessId: string) =>
    queryOptions({
      queryKey: key(businessId, 'waiting'),
      queryFn: ({ signal }) => call(contract.sales.waitingOfBusiness, { businessId }, { signal }),
    }),
  activity: (businessId: string, page: number) =>
    queryOptions({
      queryKey: key(businessId, 'activity', page),
      queryFn: ({ signal }) => call(contract.activity.list, { businessId, page }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
