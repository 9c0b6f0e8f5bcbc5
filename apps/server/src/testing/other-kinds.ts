import { contract } from '@tezga/contract';
import type { Language } from '@tezga/phrases';
import { jobBook } from '../app.ts';
import type { SellingBusiness } from './every-kind.ts';
import type { TestServers } from './leave-vat.ts';
import { addSupplier } from './supplier.ts';
import { aNote } from './transfer-notes.ts';

/** A kind of document other than an invoice issued by the business. */
export interface OtherDocument {
  /**
   * Issues a document of this kind, or lets a supplier issue it to the business, with all records that it requires.
   */
  readonly issue: (business: SellingBusiness, servers: TestServers) => Promise<{ readonly _id: string }>;
  /** The code of the tax authority, and the EIC if it is electronic. */
  readonly codes: (business: SellingBusiness, id: string) => Promise<readonly (string | null)[]>;
  /** The ids that the list of this kind shows when searched for the document. */
  readonly listed: (business: SellingBusiness, id: string) => Promise<readonly string[]>;
  /** Returns the PDF of the document in base64. */
  readonly print: (business: SellingBusiness, id: string, language: Language) => Promise<string>;
}

/**
 * One entry for each kind of document that is not an invoice of the business. These documents move neither stock nor
 * money, and the business cannot correct them.
 */
export const otherKinds: Readonly<Record<string, OtherDocument>> = {
  'accompanying invoice': {
    issue: ({ client, till }, { server }) => client(contract.wtn.issue, aNote(server, till.id)),
    codes: async ({ client }, id) => [(await client(contract.wtn.one, { id })).wtn.fwtnic],
    listed: async ({ client }, id) => {
      const { wtn } = await client(contract.wtn.one, { id });
      const { wtns } = await client(contract.wtn.list, { search: wtn.wtnNumber });
      return wtns.map(({ _id }) => _id);
    },
    print: async ({ client }, id, language) => (await client(contract.wtn.pdf, { ids: [id], language })).pdf,
  },
  'electronic purchase': {
    issue: async ({ id: businessId, nuis, client }, { server, standIn }) => {
      const supplier = await addSupplier(server, standIn);
      const { eic } = await supplier.issue({ nuis });
      await jobBook.jobs['purchases:fetch']?.({ businessId }, server.jobContext);
      const { documents } = await client(contract.purchases.list, { tableOptions: { electronic: true } });
      const purchase = documents.find((each) => each.eic === eic);
      if (purchase === undefined) throw new Error('the purchase was not fetched');
      return purchase;
    },
    codes: async ({ client }, id) => {
      const { purchase } = await client(contract.purchases.one, { id });
      return [purchase.meta.nivf, purchase.eic];
    },
    listed: async ({ client }, id) => {
      const { purchase } = await client(contract.purchases.one, { id });
      const search = purchase.supplier?.name ?? '';
      const { documents } = await client(contract.purchases.list, { tableOptions: { search } });
      return documents.map(({ _id }) => _id);
    },
    // The PDF comes from the supplier, in the supplier's language.
    print: async ({ client }, id) => (await client(contract.purchases.pdf, { originId: id })).pdf,
  },
};
