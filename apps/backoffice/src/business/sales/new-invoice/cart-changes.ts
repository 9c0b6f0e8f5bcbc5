import { decoded, encoded, figure } from '@tezga/contract';
import { plus } from '@tezga/domain';
import type { CartForm, LineForm } from './cart-form.ts';
import type { UploadedFile } from '../../e-invoices/index.ts';

/** The editable fields of a line. */
export type LineField = 'name' | 'unit' | 'quantity' | 'price' | 'vat' | 'discount';

const added = (one: number, other: number) =>
  encoded(figure.quantity, plus(decoded(figure.quantity, one), decoded(figure.quantity, other)));

/** Adds to the quantity of a line with the same article, price, VAT and discount; otherwise appends the line. */
export function withLine(cart: CartForm, line: LineForm): CartForm {
  const place = line.articleId === null ? -1 : cart.lines.findIndex((known) => isSame(known, line));
  const known = cart.lines[place];
  if (known === undefined || known.quantity === '' || line.quantity === '')
    return { ...cart, lines: [...cart.lines, line] };
  const more: LineForm = { ...known, quantity: added(known.quantity, line.quantity) };
  return { ...cart, lines: cart.lines.with(place, more) };
}

const isSame = (one: LineForm, other: LineForm) =>
  one.articleId === other.articleId &&
  one.price === other.price &&
  one.vat === other.vat &&
  (one.discount === '' ? 0 : one.discount) === (other.discount === '' ? 0 : other.discount) &&
  one.lowersTaxBase === other.lowersTaxBase;

export function withLineChanged(cart: CartForm, key: string, changed: Partial<LineForm>): CartForm {
  return {
    ...cart,
    lines: cart.lines.map((line) => (line.key === key ? asUsual({ ...line, ...changed }) : line)),
  };
}

/** Whether the line has a discount. Only then can the user choose whether the discount lowers the tax base. */
export const hasDiscount = ({ discount }: Pick<LineForm, 'discount'>): boolean =>
  discount !== '' && discount !== 0;

/** Resets `lowersTaxBase` to its default, true, when the line has no discount. */
const asUsual = (line: LineForm): LineForm => (hasDiscount(line) ? line : { ...line, lowersTaxBase: true });

export function withoutLine(cart: CartForm, key: string): CartForm {
  return { ...cart, lines: cart.lines.filter((line) => line.key !== key) };
}

/** Restores a removed line at its place, or at the end if there are fewer lines now. */
export function withLineBack(cart: CartForm, line: LineForm, place: number): CartForm {
  if (cart.lines.some(({ key }) => key === line.key)) return cart;
  return { ...cart, lines: cart.lines.toSpliced(place, 0, line) };
}

/** Inserts a copy of the line below it. */
export function withLineTwice(cart: CartForm, key: string, newKey: string): CartForm {
  const place = cart.lines.findIndex((line) => line.key === key);
  const line = cart.lines[place];
  return line === undefined
    ? cart
    : { ...cart, lines: cart.lines.toSpliced(place + 1, 0, { ...line, key: newKey }) };
}

/** Updates the files of the e-invoice in the current cart; does nothing if the cart has no e-invoice any more. */
export function withFiles(
  cart: CartForm,
  next: (files: readonly UploadedFile[]) => readonly UploadedFile[],
): CartForm {
  const { eInvoice } = cart;
  return eInvoice === null ? cart : { ...cart, eInvoice: { ...eInvoice, files: next(eInvoice.files) } };
}
