import { bytesIn, contract } from '@tezga/contract';
import { call } from '../../../../session/call.ts';
import { buyerOfCustomer } from '../buyer/buyer-form.ts';
import type { BuyerForm, CartForm } from '../cart-form.ts';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import { formOfDraft, type StoredCart } from '../sale-request.ts';
import type { EInvoiceForm } from '../../../e-invoices/index.ts';

/** Reads a draft with its customer, advances and files, and converts it into a cart. */
export async function openDraft(id: string): Promise<CartForm> {
  const { draft } = await call(contract.sales.draft, { id });
  const { cart, name, description, total } = draft;
  const customer =
    cart.customerId === null
      ? null
      : buyerOfCustomer((await call(contract.customers.one, { id: cart.customerId })).customer);
  const [openAdvances, eInvoice] = await Promise.all([advancesOf(cart, customer), eInvoiceOf(cart)]);
  return formOfDraft(
    { draft: { id, name, description }, cart, customer, total, openAdvances, eInvoice },
    newRecordId,
  );
}

async function advancesOf({ document, buyer }: StoredCart, customer: BuyerForm | null) {
  const idNumber = (customer ?? buyer)?.idNumber ?? '';
  if (document.advanceIds.length === 0 || idNumber === '') return [];
  return (await call(contract.sales.openAdvances, { idNumber })).advances;
}

/** A draft stores only the ids of its files; their names and sizes are read from the files. */
async function eInvoiceOf({ eInvoice }: StoredCart): Promise<EInvoiceForm | null> {
  if (eInvoice === null) return null;
  const files = await Promise.all(
    eInvoice.files.map(async (fileId) => {
      const { name, data } = await call(contract.eInvoices.file, { fileId });
      return { _id: fileId, name, size: bytesIn(data) };
    }),
  );
  return { ...eInvoice, files };
}
