import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { refuseUnless } from '../soap/index.ts';
import type { CashDepositRequest, Invoice, TransferNoteRequest } from './messages.ts';

type TransferNote = TransferNoteRequest['WTN'];

/**
 * A document that is sent again gets its first answer: what its header says, and who signed the message, may have changed.
 * Other content under the same code is another document, and the answer of the first would be taken for its own (11).
 */
export async function checkSameInvoice(sql: Context['sql'], issuer: string, sent: Invoice): Promise<void> {
  const { content } = onlyRow(
    await sql<{ content: Invoice }[]>`select content from tax_authority.invoices
      where issuer = ${issuer} and iic = ${sent.IIC.toUpperCase()}`,
  );
  const isSame = isDeepStrictEqual(
    comparable(content, ['IIC', 'IICSignature']),
    comparable(sent, ['IIC', 'IICSignature']),
  );
  refuseUnless(isSame, 11, 'Invoice/@IIC: this IIC belongs to another document');
}

export async function checkSameNote(sql: Context['sql'], issuer: string, sent: TransferNote): Promise<void> {
  const { content } = onlyRow(
    await sql<{ content: TransferNote }[]>`select content from tax_authority.transfer_notes
      where issuer = ${issuer} and wtnic = ${sent.WTNIC.toUpperCase()}`,
  );
  const isSame = isDeepStrictEqual(
    comparable(content, ['WTNIC', 'WTNICSignature']),
    comparable(sent, ['WTNIC', 'WTNICSignature']),
  );
  refuseUnless(isSame, 11, 'WTN/@WTNIC: this WTNIC belongs to another document');
}

/** Deposits have no code of their own: the UUID of the message is theirs. */
export async function checkSameDeposit(
  sql: Context['sql'],
  issuer: string,
  { Header, CashDeposit: sent }: CashDepositRequest,
): Promise<void> {
  const { isSame } = onlyRow(
    await sql<{ isSame: boolean }[]>`
      select till = ${sent.TCRCode} and operation = ${sent.Operation} and amount = ${sent.CashAmt}
        and changed_at = ${sent.ChangeDateTime} as "isSame"
      from tax_authority.cash_deposits where issuer = ${issuer} and request_uuid = ${Header.UUID}`,
  );
  refuseUnless(isSame, 11, 'Header/@UUID: this UUID belongs to another document');
}

/** As the database gives it back: without what was not said. Hexadecimal codes may be in small letters. */
function comparable<Content extends object>(content: Content, codes: readonly (keyof Content)[]): object {
  const inCapitals = codes.map((name) => [name, String(content[name]).toUpperCase()]);
  return JSON.parse(JSON.stringify({ ...content, ...Object.fromEntries(inCapitals) })) as object;
}
