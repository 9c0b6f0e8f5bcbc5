import { randomBytes, randomUUID } from 'node:crypto';
import {
  asMoney,
  asPercent,
  asQuantity,
  invoiceClassOf,
  invoiceNumberText,
  invoiceOf,
  salesTotalsOf,
  summedUpMethod,
  tiranaDay,
  tiranaHour,
  type Buyer,
  type Cart,
  type CartLine,
  type ExchangeRate,
  type FiscalStatus,
  type Payment,
  type SalesInvoice,
} from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addToTotals } from '../sales/index.ts';
import type { TestServer } from './test-server.ts';

export interface InvoiceGiven {
  readonly at: Date;
  readonly shopId: string;
  readonly till: { readonly id: string; readonly tcrCode: string };
  readonly operator: { readonly id: string; readonly name: string };
  readonly number?: number;
  readonly customerId?: string;
  readonly buyer?: Buyer;
  /** Default line: one piece at 120 lek with 20 % VAT. */
  readonly lines?: readonly Partial<CartLine>[];
  readonly payments?: readonly (Pick<Payment, 'method'> & Partial<Payment>)[];
  readonly currency?: string;
  readonly exchangeRate?: ExchangeRate;
  readonly cost?: bigint;
  readonly notes?: string;
  readonly status?: FiscalStatus;
  readonly failure?: { readonly name: string; readonly code: string; readonly text: string };
}

const aLine: CartLine = {
  articleId: null,
  name: 'Artikull',
  sku: '',
  barcode: '',
  unit: 'copë',
  quantity: asQuantity(1_000n),
  unitPrice: asMoney(12_000n),
  tax: { percent: 20n },
  discount: asPercent(0n),
  lowersTaxBase: true,
};

const softwareCode = 'tz100sw100';
const randomHex = (length: number) =>
  randomBytes(length / 2)
    .toString('hex')
    .toUpperCase();

/** Inserts an invoice issued at any time, with its lines, totals and fiscal document; without stock and journal. */
export async function addInvoice(server: TestServer, businessId: string, given: InvoiceGiven) {
  const id = newRecordId(given.at);
  const invoice = computedInvoice(given);
  const row = rowOf(id, given, invoice);
  const code = (given.status ?? 'fiscalized') === 'fiscalized' ? randomUUID() : null;
  await server.asOwner.begin(async (sql) => {
    await sql.unsafe(addRow, [businessId, rowsAsJson([row])]);
    const lines = invoice.lines.map((line, index) => ({ ...line, invoiceId: id, place: index + 1 }));
    await sql.unsafe(addLines, [businessId, rowsAsJson(lines)]);
    await sql`
      insert into tenant.fiscal_documents
        (business_id, id, kind, made_at, request_uuid, status, code, answered_at, attempts, failure, last_failed_at)
      values (${businessId}, ${id}, 'invoice', ${row.at}, ${randomUUID()}, ${given.status ?? 'fiscalized'}, ${code},
        ${code === null ? null : row.at}, ${given.failure === undefined ? 0 : 3},
        ${given.failure === undefined ? null : sql.json({ ...given.failure, isOurs: false })},
        ${given.failure === undefined ? null : row.at})`;
    if (summedUpMethod(invoice.payments) !== null)
      await sql`
        insert into tenant.open_orders (business_id, invoice_id, issued_at) values (${businessId}, ${id}, ${row.at})`;
  });
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  await inTransaction(
    server.pool,
    async (transaction) => addToTotals(transaction, businessId, totalsOf(given, invoice)),
    { kind: 'changing', opening },
  );
  return { id, number: row.numberText, iic: row.iic, code, total: invoice.totals.withVat };
}

function computedInvoice(given: InvoiceGiven): SalesInvoice {
  const cart: Cart = {
    lines: (given.lines ?? [{}]).map((line) => Object.assign({}, aLine, line)),
    pricesIncludeVat: true,
    currency: given.currency ?? 'ALL',
    exchangeRate: given.exchangeRate ?? null,
    payments: [],
    buyer: given.buyer ?? null,
    isReverseCharge: false,
    notes: given.notes ?? '',
  };
  const rules = { isIssuerInVat: true, isCorrective: false, day: tiranaDay(given.at) };
  const { totals, inCurrency } = invoiceOf(cart, rules);
  const owed = (inCurrency?.totals ?? totals).withVat;
  const whole = { amount: owed, companyCard: null, vouchers: [] };
  const payments = (given.payments ?? [{ method: 'BANKNOTE' as const }]).map((payment) =>
    Object.assign({}, whole, payment),
  );
  return invoiceOf({ ...cart, payments }, rules);
}

function rowOf(id: string, given: InvoiceGiven, invoice: SalesInvoice) {
  const { shopId, till, operator, buyer = null, number = 1 } = given;
  const at = new Date(Math.floor(given.at.getTime() / 1000) * 1000);
  const tcrCode = invoice.type === 'CASH' ? till.tcrCode : '';
  return {
    id,
    at,
    day: tiranaDay(at),
    year: Number(tiranaDay(at).slice(0, 4)),
    type: invoice.type,
    class: invoiceClassOf(invoice.payments),
    number,
    numberText: invoiceNumberText(number, at, tcrCode === '' ? null : tcrCode),
    shopId,
    tillId: till.id,
    tcrCode,
    operatorId: operator.id,
    operatorName: operator.name,
    customerId: given.customerId ?? null,
    buyer,
    currency: invoice.currency,
    exchangeRate: invoice.exchangeRate,
    ...invoice.totals,
    sameTaxes: invoice.sameTaxes,
    inCurrency: invoice.inCurrency?.totals ?? null,
    payments: invoice.payments,
    notes: given.notes ?? '',
    lineCount: invoice.lines.length,
    cost: given.cost ?? 0n,
    iic: randomHex(32),
    signature: randomHex(512),
  };
}

function totalsOf(
  { at, till, shopId, operator, customerId, cost = 0n }: InvoiceGiven,
  invoice: SalesInvoice,
) {
  return salesTotalsOf({
    day: tiranaDay(at),
    hour: tiranaHour(at),
    tillId: till.id,
    shopId,
    operatorId: operator.id,
    class: invoiceClassOf(invoice.payments),
    customerId: customerId ?? null,
    ...invoice.totals,
    cost: asMoney(cost),
    payments: invoice.payments,
    lines: invoice.lines.map((line) => ({ ...line, cost: asMoney(0n) })),
  });
}

const addRow = `
  insert into tenant.invoices (business_id, id, sale_id, type, class, number, year, number_text, issued_at, day, shop_id,
    till_id, business_unit_code, tcr_code, software_code, operator_id, operator_code, operator_name, seller, customer_id,
    buyer, buyer_name, buyer_id_number, client_code, is_issuer_in_vat, has_vat, is_reverse_charge, currency,
    exchange_rate, without_vat, vat, with_vat, same_taxes, in_currency, payments, notes, line_count, cost, iic,
    iic_signature)
  select $1::text, id, id, type, class, number, year, "numberText", at, day, "shopId", "tillId", 'aa123bb123', "tcrCode",
    '${softwareCode}', "operatorId", 'gg123hh123', "operatorName",
    (select jsonb_build_object('name', name, 'nuis', nipt, 'address', address, 'town', city, 'country', 'ALB')
     from platform.businesses where businesses.id = $1::text),
    "customerId", buyer, coalesce(buyer ->> 'name', ''), coalesce(buyer ->> 'idNumber', ''), '', true, true, false,
    currency, "exchangeRate" * 0.00000001, "withoutVat", vat, "withVat", "sameTaxes", "inCurrency", payments, notes,
    "lineCount", cost, iic, signature
  from jsonb_to_recordset($2::text::jsonb) as invoice (id text, type text, class text, number bigint, year smallint,
    "numberText" text, at timestamptz, day date, "shopId" text, "tillId" text, "tcrCode" text, "operatorId" text,
    "operatorName" text, "customerId" text, buyer jsonb, currency text, "exchangeRate" numeric, "withoutVat" bigint,
    vat bigint, "withVat" bigint, "sameTaxes" jsonb, "inCurrency" jsonb, payments jsonb, notes text,
    "lineCount" integer, cost bigint, iic text, signature text)`;

const addLines = `
  insert into tenant.invoice_lines (business_id, invoice_id, place, article_id, name, sku, barcode, unit, quantity,
    unit_price_without_vat, unit_price_with_vat, discount, lowers_tax_base, vat_percent, exemption, without_vat, vat,
    with_vat, in_currency, cost)
  select $1, "invoiceId", place, "articleId", name, sku, barcode, unit, quantity, "unitPriceWithoutVat",
    "unitPriceWithVat", discount, "lowersTaxBase", "vatPercent", exemption, "withoutVat", vat, "withVat", "inCurrency", 0
  from jsonb_to_recordset($2::text::jsonb) as line ("invoiceId" text, place smallint, "articleId" text, name text,
    sku text, barcode text, unit text, quantity bigint, "unitPriceWithoutVat" bigint, "unitPriceWithVat" bigint,
    discount integer, "lowersTaxBase" boolean, "vatPercent" smallint, exemption text, "withoutVat" bigint, vat bigint,
    "withVat" bigint, "inCurrency" jsonb)`;
