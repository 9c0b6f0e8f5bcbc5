import { baseCurrency, decimalText, tiranaIsoMoment } from '@tezga/domain';
import type { PrintedBankAccount } from '@tezga/print';
import { storedSums } from './printed-amounts.ts';
import type { WholeRow } from '../issue/stored-invoice.ts';

const bytesMax = 900;
const bytesOf = (text: string): number => Buffer.byteLength(text);

/**
 * The text of the QR code that banking apps read to pay the invoice, one field per line, with the bank
 * accounts in its currency. Null if there is no such bank account. If the text exceeds the size limit, the
 * seller's name is shortened; if the text is too long even without the name, the last bank accounts are left
 * out.
 */
export function paymentQr(
  row: WholeRow,
  code: string | null,
  accounts: readonly PrintedBankAccount[],
): string | null {
  const { seller, currency, inCurrency } = row;
  const total = inCurrency === null ? row.withVat : storedSums(inCurrency).withVat;
  const facts = [code ?? '', tiranaIsoMoment(row.issuedAt), decimalText(total), currency].map(oneLine);
  const payable = accounts
    .filter((account) => account.currency === currency)
    .map(({ swift, iban, bank }) => oneLine(`${swift};${iban};${bank.replaceAll(';', ' ')}`));
  if (payable.length === 0) return null;
  const written = (name: string) => ['ALPAY1', seller.nuis, name, ...facts, ...payable].join('\n');
  while (payable.length > 1 && bytesOf(written('')) > bytesMax) payable.pop();
  const letters = Array.from(oneLine(seller.name));
  while (letters.length > 0 && bytesOf(written(letters.join(''))) > bytesMax) letters.pop();
  return written(letters.join(''));
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The bank accounts to print: in lek first, then in the currency of the invoice. */
export function accountsFor(
  currency: string,
  accounts: readonly PrintedBankAccount[],
): readonly PrintedBankAccount[] {
  return [baseCurrency, ...(currency === baseCurrency ? [] : [currency])].flatMap((wanted) =>
    accounts.filter((account) => account.currency === wanted),
  );
}
