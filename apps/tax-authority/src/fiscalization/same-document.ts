import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { refuseUnless } from '../soap/index.ts';
import type { CashDepositRequest, Invoice, TransferNoteRequest } from './messages.ts';

type TransferNote = TransferNoteRequest['WTN'];

/**
 * Idempotency check: a repeated document may have another header and signature. Other content under the same code is
 * refused (11), because its sender would take the first document's reply for its own.
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

/** Deposits have no issuer code, so the request UUID identifies them. */
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

/** Normalizes content to the form stored in the database: without undefined fields, codes in upper case. */
function comparable<Content extends object>(content: Content, codes: readonly (keyof Content)[]): object {
  const inCapitals = codes.map((name) => [name, String(content[name]).toUpperCase()]);
  return JSON.parse(JSON.stringify({ ...content, ...Object.fromEntries(inCapitals) })) as object;
}
