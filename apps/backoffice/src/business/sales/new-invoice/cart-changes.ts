import { decoded, encoded, figure } from '@tezga/contract';
import { plus } from '@tezga/domain';
import type { CartForm, LineForm } from './cart-form.ts';
import type { UploadedFile } from '../../e-invoices/index.ts';

/** What can be typed over in a line. */
export type LineField = 'name' | 'unit' | 'quantity' | 'price' | 'vat' | 'discount';

const added = (one: number, other: number) =>
  encoded(figure.quantity, plus(decoded(figure.quantity, one), decoded(figure.quantity, other)));

/** More of the same at the same price is one line, where it first was; anything else comes last. */
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

/** Whether a line says what its discount does to what is taxed. */
export const hasDiscount = ({ discount }: Pick<LineForm, 'discount'>): boolean =>
  discount !== '' && discount !== 0;

/** A discount that is taken out takes along what was said of it. */
const asUsual = (line: LineForm): LineForm => (hasDiscount(line) ? line : { ...line, lowersTaxBase: true });

export function withoutLine(cart: CartForm, key: string): CartForm {
  return { ...cart, lines: cart.lines.filter((line) => line.key !== key) };
}

/** A line that was taken out comes back to its place, or to the end where that is gone. */
export function withLineBack(cart: CartForm, line: LineForm, place: number): CartForm {
  if (cart.lines.some(({ key }) => key === line.key)) return cart;
  return { ...cart, lines: cart.lines.toSpliced(place, 0, line) };
}

/** The same line once more, below it, as a line of its own. */
export function withLineTwice(cart: CartForm, key: string, newKey: string): CartForm {
  const place = cart.lines.findIndex((line) => line.key === key);
  const line = cart.lines[place];
  return line === undefined
    ? cart
    : { ...cart, lines: cart.lines.toSpliced(place + 1, 0, { ...line, key: newKey }) };
}

/** Other files of the e-invoice, and all else as it is by now; what is no e-invoice any more has none. */
export function withFiles(
  cart: CartForm,
  next: (files: readonly UploadedFile[]) => readonly UploadedFile[],
): CartForm {
  const { eInvoice } = cart;
  return eInvoice === null ? cart : { ...cart, eInvoice: { ...eInvoice, files: next(eInvoice.files) } };
}
