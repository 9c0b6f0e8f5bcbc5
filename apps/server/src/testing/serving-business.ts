import { contract, type WireInputOf } from '@tezga/contract';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { proveTotals } from '../sales/index.ts';
import { addArticle } from './catalog.ts';
import { addSellingBusiness, type SaleGiven } from './selling-business.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

export type SummaryGiven = Partial<WireInputOf<typeof contract.sales.summarize>>;
export type CorrectionGiven = Partial<WireInputOf<typeof contract.sales.correct>>;
type Named = { readonly _id: string };

const newId = () => newRecordId(new Date());

/** Adds a business that takes orders which are paid later, with functions that read its books. */
export async function addServingBusiness(server: TestServer, standIn: StandIn) {
  const business = await addSellingBusiness(server, standIn);
  const { id, client, sell, till, owner } = business;
  return {
    ...business,
    ...booksOf(server, id),
    /** Issues an order that is paid later; by default one piece for 120 lek. */
    order: (given: SaleGiven = {}, amount = 120) => sell({ payments: [{ type: 'ORDER', amount }], ...given }),
    onCard: () => sell({ payments: [{ type: 'COMPANY', amount: 120, companyCard: '7001' }] }),
    summarize: (orders: readonly Named[], given: SummaryGiven = {}) =>
      client(contract.sales.summarize, {
        saleId: newId(),
        invoiceIds: orders.map(({ _id }) => _id),
        tillId: till.id,
        payments: [{ type: 'BANKNOTE', amount: 5000 }],
        ...given,
      }),
    correct: ({ _id: invoiceId }: Named, given: CorrectionGiven) =>
      client(contract.sales.correct, { saleId: newId(), invoiceId, ...given }),
    one: async ({ _id }: Named) => (await client(contract.sales.one, { id: _id })).invoice,
    /** Adds an article whose stock is tracked, with a cost of 50 lek. */
    async countedArticle(): Promise<string> {
      const articleId = await addArticle(server, id, owner.token, { price: 120, cost: 50 });
      await server.asOwner`
        update tenant.articles set is_stock_counted = true where business_id = ${id} and id = ${articleId}`;
      return articleId;
    },
  };
}

/** Reads the books of a business, in hundredths of a lek. */
function booksOf(server: TestServer, id: string) {
  return {
    async balanceOf(accountPath: string): Promise<number> {
      const [row] = await server.asOwner`
        select coalesce(sum(debit - credit), 0)::text as balance from tenant.journal_lines
        where business_id = ${id} and account_path like ${`${accountPath}%`}`;
      return Number(row?.['balance']);
    },
    async revenue(): Promise<number> {
      const [row] = await server.asOwner`
        select coalesce(sum(with_vat), 0)::text as sold from tenant.sale_totals
        where business_id = ${id} and dimension = 'shop' and span = 'day'`;
      return Number(row?.['sold']);
    },
    /** The differences between the totals and the documents; must be empty. */
    prove: () => proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), id),
    /** Runs all due jobs and returns the documents that are still not fiscalized. */
    async notFiscalized() {
      await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
      const rows = await server.asOwner`
        select status, failure from tenant.fiscal_documents where business_id = ${id} and status <> 'fiscalized'`;
      return [...rows];
    },
  };
}
