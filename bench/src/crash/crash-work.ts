import { randomInt } from 'node:crypto';
import { newId, type PaidBy, type Sale, type Seller } from '../seller.ts';

/** One document to issue; retries send the same document again. */
export interface Work {
  readonly path: string;
  readonly body: object;
  /** The seller's id of the document, its idempotency key. */
  readonly id: string;
  /** Called with the document's id after it is issued. */
  readonly done?: (documentId: string) => void;
}

interface Issued {
  readonly id: string;
  readonly sale: Sale;
}

const issuePath = '/api/invoice-utilities/invoice/issue';
const hourMs = 3_600_000;

/**
 * Random documents of one seller: sales with all payment methods, corrections, summary invoices and
 * accompanying invoices.
 */
export function crashWork(someone: Seller, tillId: string, buyerNuis: string): () => Work {
  const corrigible: Issued[] = [];
  const orders: Issued[] = [];
  const takenFrom = (issued: Issued[]) => issued.splice(randomInt(issued.length), 1)[0];
  const sold = (paidBy: PaidBy, issuedSales: Issued[], more: object = {}): Work => {
    const sale = someone.newSale(tillId, paidBy);
    return {
      path: issuePath,
      body: { ...sale, ...more },
      id: sale.saleId,
      done: (id) => void issuedSales.push({ id, sale }),
    };
  };
  const buyer = {
    idType: 'NUIS',
    idNumber: buyerNuis,
    name: 'Blerësi shpk',
    address: 'Rr. 1',
    town: 'Tiranë',
  };
  const works: readonly (() => Work | null)[] = [
    () => sold('BANKNOTE', corrigible),
    () => sold('BANKNOTE', corrigible),
    () => sold('ACCOUNT', corrigible),
    () => sold('ACCOUNT', corrigible, { buyer, eInvoice: {} }),
    () => sold('ORDER', orders),
    () => sold('ACCOUNT', [], { buyer, document: { selfIssue: 'AGREEMENT' } }),
    () => (corrigible.length === 0 ? null : correction(takenFrom(corrigible))),
    () => (orders.length < 2 ? null : summary(tillId, [takenFrom(orders), takenFrom(orders)])),
    () => transferNote(tillId),
  ];
  return () => {
    const one = works[randomInt(works.length)]?.() ?? null;
    return one ?? sold('BANKNOTE', corrigible);
  };
}

/** Corrects the whole invoice, or one piece of its first line. */
function correction(issued: Issued | undefined): Work | null {
  if (issued === undefined) return null;
  const saleId = newId();
  const isWhole = randomInt(2) === 0;
  return {
    path: '/api/invoice-utilities/invoice/correct',
    body: { saleId, invoiceId: issued.id, isWhole, lines: isWhole ? [] : [{ place: 1, quantity: 1 }] },
    id: saleId,
  };
}

function summary(tillId: string, orders: readonly (Issued | undefined)[]): Work {
  const saleId = newId();
  const all = orders.filter((order) => order !== undefined);
  const total =
    all.reduce((sum, { sale }) => sum + Math.round(100 * (sale.payments[0]?.amount ?? 0)), 0) / 100;
  return {
    path: '/api/invoice-utilities/invoice/summary',
    body: {
      saleId,
      tillId,
      invoiceIds: all.map(({ id }) => id),
      payments: [{ type: 'BANKNOTE', amount: total }],
    },
    id: saleId,
  };
}

function transferNote(tillId: string): Work {
  const noteId = newId();
  const now = Date.now();
  return {
    path: '/api/invoice-utilities/wtn/issue',
    body: {
      noteId,
      tillId,
      transaction: 'TRANSFER',
      vehicle: { plates: 'AA123BB' },
      start: { point: 'WAREHOUSE', address: 'Rr. 1', city: 'Tiranë', at: new Date(now).toISOString() },
      destination: {
        point: 'STORE',
        address: 'Rr. 2',
        city: 'Durrës',
        at: new Date(now + 2 * hourMs).toISOString(),
      },
      valueOfGoods: 1200,
      lines: [{ name: 'Miell', code: 'M-1', unit: 'kg', quantity: 12.5 }],
    },
    id: noteId,
  };
}
