import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@tezga/contract';
import type postgres from 'postgres';
import { callerSignedIn, type Login } from './caller.ts';

/** The acknowledged sales: the invoice id by sale id. */
export type Acknowledged = Map<string, string>;

export interface Cashier {
  readonly token: string;
  readonly tillIds: readonly string[];
}

/** Signs in and opens the drawer of every till that may sell. */
export async function cashierAt(address: string, login: Login): Promise<Cashier> {
  const caller = await callerSignedIn(address, login);
  const { call } = caller;
  const { posList } = await call(contract.tills.posList, {});
  const tillIds = posList.filter(({ tcrCode }) => tcrCode !== '').map(({ _id }) => _id);
  for (const pos_id of tillIds) {
    const { initialBalance } = await call(contract.cashRegister.initialBalance, { pos_id });
    if (initialBalance === null)
      await call(contract.cashRegister.reportBalance, { pos_id, operation: 'INITIAL', amount: 1000 });
  }
  return { token: caller.token() ?? '', tillIds };
}

const retryDelayMs = 50;
const newId = () => Date.now().toString(16).padStart(12, '0') + randomBytes(6).toString('hex');

/**
 * Sells until the signal aborts; a sale without a reply is retried at the next address with the same sale id.
 */
export async function sellUntil(
  signal: AbortSignal,
  addresses: readonly string[],
  { token, tillId }: { token: string; tillId: string },
  acknowledged: Acknowledged,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const sale = {
      saleId: newId(),
      tillId,
      lines: [{ name: 'Shërbim', unit: 'copë', quantity: 1, price: 120, vat: '20' }],
      buyer: { idType: 'NUIS', idNumber: 'L61423017B', name: 'Blerësi', address: 'Rr. 1', town: 'Tiranë' },
      payments: [{ type: turn % 2 === 0 ? 'BANKNOTE' : 'ACCOUNT', amount: 120 }],
    };
    for (let attempt = turn; !acknowledged.has(sale.saleId); attempt += 1) {
      const invoiceId = await issue(addresses[attempt % addresses.length] ?? '', token, sale);
      if (invoiceId === null) await delay(retryDelayMs);
      else acknowledged.set(sale.saleId, invoiceId);
    }
  }
}

/** The id of the invoice, or null when the server sent no usable reply. */
async function issue(address: string, token: string, sale: object): Promise<string | null> {
  try {
    const reply = await fetch(`${address}/api/invoice-utilities/invoice/issue`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        requestId: randomUUID(),
      },
      body: JSON.stringify(sale),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await reply.text();
    if (reply.status === 200) return (JSON.parse(text) as { _id: string })._id;
    if (reply.status === 210 || reply.status === 499 || reply.status >= 500) return null;
    throw new Refused(`${reply.status} ${text}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return null; // the server does not listen, or the connection broke
  }
}

class Refused extends Error {}

/**
 * Acknowledged sales that are missing or different in the database, and series with a gap in their numbers.
 */
export async function damageOf(sql: postgres.Sql, acknowledged: Acknowledged): Promise<object[]> {
  const saleIds = [...acknowledged.keys()];
  const rows = await sql<{ id: string; saleId: string }[]>`
    select id, sale_id as "saleId" from tenant.invoices where sale_id = any(${saleIds})`;
  const found = new Map(rows.map(({ id, saleId }) => [saleId, id]));
  const lost = saleIds.filter((saleId) => found.get(saleId) !== acknowledged.get(saleId));
  const gaps = await sql<object[]>`
    select business_id, series, year, counter.last_number, count(number) as there
    from tenant.invoice_counters counter left join (
      select business_id, year, number, case type when 'CASH' then till_id::text else '' end as series
      from tenant.invoices
    ) invoice using (business_id, series, year)
    group by business_id, series, year, counter.last_number
    having count(number) <> counter.last_number or count(distinct number) <> counter.last_number
      or max(number) <> counter.last_number`;
  const doubled = rows.length === saleIds.length ? [] : [{ rows: rows.length, sales: saleIds.length }];
  return [...lost.map((saleId) => ({ lost: saleId })), ...doubled, ...gaps];
}
