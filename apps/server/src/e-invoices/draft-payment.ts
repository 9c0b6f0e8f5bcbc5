import type { CardPayment } from '@tezga/domain';
import { paymentMeansCodes, type EInvoiceDraft } from '@tezga/fiscal';
import type { EInvoiceSource } from './e-invoice-source.ts';

type PaymentMeans = EInvoiceDraft['paymentMeans'][number];

const throughBank = '30';
/** UNCL 4461 code for a payment to a bank account that the document does not name. */
const toUnnamedAccount = '42';

const sizeOf = (amount: string) => {
  const hundredths = BigInt(amount);
  return hundredths < 0n ? -hundredths : hundredths;
};

/** The server states one means of payment in a UBL document: the one of the payment with the largest amount. */
export function paymentMeansOf(
  { invoice, details, account }: EInvoiceSource,
  isCredit: boolean,
): PaymentMeans {
  const [main] = invoice.payments.toSorted((one, other) =>
    sizeOf(other.amountInLek) > sizeOf(one.amountInLek) ? 1 : -1,
  );
  const method = main?.method ?? 'OTHER';
  const usual =
    method in paymentMeansCodes ? paymentMeansCodes[method as keyof typeof paymentMeansCodes] : 'ZZZ';
  const isBank = usual === throughBank;
  return {
    code: isBank && account === null ? toUnnamedAccount : usual,
    ...(isCredit && invoice.payDeadline !== null ? { dueDate: invoice.payDeadline } : {}),
    instruction: method,
    ...(isBank ? { reference: invoice.fic } : {}),
    ...cardOf(details.cardPayment),
    ...(isBank && account !== null
      ? {
          account: {
            iban: account.iban,
            name: account.bankName,
            ...(account.swift === '' ? {} : { swift: account.swift }),
          },
        }
      : {}),
  };
}

/** The norm allows only the last digits of a card number. */
function cardOf(card: CardPayment | null) {
  const digits = card?.maskedPan.replaceAll(/\D/g, '').slice(-4) ?? '';
  return digits === ''
    ? {}
    : { card: { number: digits, network: card?.tranType === '' ? 'CARD' : (card?.tranType ?? 'CARD') } };
}

export function remarksOfCard({ orderId, authCode, tranType, maskedPan, email, tel }: CardPayment): string {
  const parts = [
    ['Porosia', orderId],
    ['Autorizimi', authCode],
    ['Veprimi', tranType],
    ['Karta', maskedPan],
    ['Email', email],
    ['Telefoni', tel],
  ].filter(([, value]) => value !== '');
  return parts.map(([name, value]) => `${name}: ${value}`).join('; ');
}
