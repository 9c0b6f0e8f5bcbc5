import { decoded, encoded, figure, type contract, type InputOf, type OutputOf } from '@tezga/contract';
import type { PaymentMethod } from '@tezga/domain';
import type { Typed } from '../new-invoice/cart-form.ts';

export type Correctable = OutputOf<typeof contract.sales.correctable>;
export type CorrectableLine = Correctable['lines'][number];
export type CorrectionQuote = OutputOf<typeof contract.sales.quoteCorrection>;
export type CorrectionRequest = InputOf<typeof contract.sales.quoteCorrection>;

/** The values typed for one line. */
export interface TakenForm {
  readonly quantity: Typed;
  /** Empty if the line is not sold again at another price. */
  readonly price: Typed;
}

export interface CorrectionForm {
  readonly taken: Readonly<Record<number, TakenForm>>;
  readonly notes: string;
  /** Null to refund by the original payment method. */
  readonly method: PaymentMethod | null;
}

export const emptyCorrection: CorrectionForm = { taken: {}, notes: '', method: null };

const nothingTaken: TakenForm = { quantity: '', price: '' };

export const takenOf = ({ taken }: CorrectionForm, place: number): TakenForm => taken[place] ?? nothingTaken;

export function withTaken(form: CorrectionForm, place: number, changed: Partial<TakenForm>): CorrectionForm {
  return { ...form, taken: { ...form.taken, [place]: { ...takenOf(form, place), ...changed } } };
}

/** Takes back the remaining quantity of every line. */
export function allTaken(form: CorrectionForm, lines: readonly CorrectableLine[]): CorrectionForm {
  const left = lines.filter(({ quantityLeft }) => quantityLeft > 0n);
  return {
    ...form,
    taken: Object.fromEntries(
      left.map(({ place, quantityLeft }) => [
        place,
        { quantity: encoded(figure.quantity, quantityLeft), price: '' },
      ]),
    ),
  };
}

/** Whether the correction takes back every line completely and sells nothing again. */
export function isCancellation(form: CorrectionForm, lines: readonly CorrectableLine[]): boolean {
  const left = lines.filter(({ quantityLeft }) => quantityLeft > 0n);
  return (
    left.length > 0 &&
    left.every(({ place, quantityLeft }) => {
      const { quantity, price } = takenOf(form, place);
      return quantity === encoded(figure.quantity, quantityLeft) && price === '';
    })
  );
}

/** The request of the form; null while no quantity is taken back. */
export function correctionRequest(
  invoiceId: string,
  form: CorrectionForm,
  { lines, isReverseCharge }: Pick<Correctable, 'lines' | 'isReverseCharge'>,
): CorrectionRequest | null {
  const taken = lines.flatMap((line) => {
    const { quantity, price } = takenOf(form, line.place);
    return quantity === '' || quantity === 0
      ? []
      : [{ line, quantity: decoded(figure.quantity, quantity), price }];
  });
  if (taken.length === 0) return null;
  return {
    invoiceId,
    lines: taken.map(({ line, quantity }) => ({ place: line.place, quantity })),
    added: taken.flatMap(({ line, quantity, price }) =>
      price === ''
        ? []
        : [
            {
              articleId: line.articleId,
              name: line.name,
              sku: line.sku,
              barcode: line.barcode,
              unit: line.unit,
              vat: line.vat,
              quantity,
              price: decoded(figure.money, price),
            },
          ],
    ),
    // Prices are typed as the invoice shows them: under reverse charge without VAT.
    pricesIncludeVat: !isReverseCharge,
    notes: form.notes,
  };
}

/** Adds the chosen refund method to the request, with the amount that the server quoted. */
export function withMoney(
  request: CorrectionRequest,
  { method }: CorrectionForm,
  { alt, totalPrice }: Pick<CorrectionQuote, 'alt' | 'totalPrice'>,
): CorrectionRequest {
  if (method === null) return request;
  return { ...request, payments: [{ type: method, amount: (alt ?? { totalPrice }).totalPrice }] };
}
