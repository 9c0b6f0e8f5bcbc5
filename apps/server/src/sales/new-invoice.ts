import type { Cart, SalesInvoice } from '@tezga/domain';
import type { SaleInput } from './cart-of.ts';
import type { Identified } from './identified-invoice.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';
import type { Goods, SoldStock } from './sold-stock.ts';

/** An invoice with all that is decided of it, before it is written. */
export interface NewInvoice extends Identified {
  readonly id: string;
  readonly input: SaleInput & { readonly saleId: string; readonly draftId: string | null };
  readonly cart: Cart;
  readonly invoice: SalesInvoice;
  readonly change: bigint;
  readonly circumstances: SaleCircumstances;
  readonly goods: Goods;
  readonly stock: SoldStock;
}
