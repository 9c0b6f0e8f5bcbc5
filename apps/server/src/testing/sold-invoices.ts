import { randomBytes } from 'node:crypto';
import {
  asMoney,
  asQuantity,
  invoiceClassOf,
  salesTotalsOf,
  paymentMethods,
  sumOf,
  tiranaDay,
  tiranaHour,
  type Money,
  type PaymentMethod,
  type SoldInvoice,
  type SoldLine,
} from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addToTotals } from '../sales/index.ts';
import type { TestServer } from './test-server.ts';

export interface ExampleSale {
  readonly at: Date;
  readonly tillId: string;
  readonly shopId: string;
  readonly operatorId: string;
  readonly customerId?: string;
  /** The name of a buyer who is not a customer. */
  readonly buyerName?: string;
  readonly method?: PaymentMethod;
  /** Default line: one piece at 120 lek with 20 % VAT and a cost of 70 lek. */
  readonly lines: readonly Partial<SoldLine>[];
}

const aLine: SoldLine = {
  articleId: null,
  quantity: asQuantity(1_000n),
  vatPercent: 20n,
  exemption: null,
  withoutVat: asMoney(10_000n),
  vat: asMoney(2_000n),
  withVat: asMoney(12_000n),
  cost: asMoney(7_000n),
};

const randomHex = (length: number) =>
  randomBytes(length / 2)
    .toString('hex')
    .toUpperCase();

/** Inserts an invoice with its lines and updates the totals; without stock, journal and fiscal document. */
export async function addSoldInvoice(
  server: TestServer,
  businessId: string,
  sale: ExampleSale,
): Promise<string> {
  const id = newRecordId(sale.at);
  const sold = soldOf(sale);
  await server.asOwner.begin(async (sql) => {
    await sql.unsafe(addInvoice, [businessId, rowsAsJson([invoiceRow(id, sale, sold)])]);
    const lines = sold.lines.map((line, index) => ({ ...line, invoiceId: id, place: index + 1 }));
    await sql.unsafe(addLines, [businessId, rowsAsJson(lines)]);
  });
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  await inTransaction(
    server.pool,
    async (transaction) => addToTotals(transaction, businessId, salesTotalsOf(sold)),
    {
      kind: 'changing',
      opening,
    },
  );
  return id;
}

function soldOf(sale: ExampleSale): SoldInvoice {
  const { at, tillId, shopId, operatorId, customerId = null, method = 'BANKNOTE' } = sale;
  const lines = sale.lines.map((line) => ({ ...aLine, ...line }));
  const total = (of: (line: SoldLine) => Money) => sumOf(lines.map(of));
  const withVat = total((line) => line.withVat);
  return {
    day: tiranaDay(at),
    hour: tiranaHour(at),
    tillId,
    shopId,
    operatorId,
    customerId,
    class: invoiceClassOf([{ method }]),
    withoutVat: asMoney(total((line) => line.withoutVat)),
    vat: asMoney(total((line) => line.vat)),
    withVat: asMoney(withVat),
    cost: asMoney(total((line) => line.cost)),
    payments: [{ method, amountInLek: asMoney(withVat) }],
    lines,
  };
}

function invoiceRow(id: string, { at, buyerName = '', method = 'BANKNOTE' }: ExampleSale, sold: SoldInvoice) {
  return {
    ...sold,
    id,
    at,
    buyerName,
    type: paymentMethods[method].settles,
    numberText: id,
    year: Number(sold.day.slice(0, 4)),
    iic: randomHex(32),
    signature: randomHex(512),
    lineCount: sold.lines.length,
  };
}

const addInvoice = `
  insert into tenant.invoices (business_id, id, sale_id, type, class, number, year, number_text, issued_at, day, shop_id,
    till_id, business_unit_code, tcr_code, software_code, operator_id, operator_code, operator_name, seller, customer_id, buyer_name,
    is_issuer_in_vat, has_vat, is_reverse_charge, currency, exchange_rate, without_vat, vat, with_vat, same_taxes,
    payments, line_count, cost, iic, iic_signature)
  select $1, id, id, type, class, 1, year, "numberText", at, day, "shopId", "tillId", 'aa123bb123', 'cc123dd123',
    'ee123ff123', "operatorId", 'gg123hh123', 'Operatori', '{}', "customerId", "buyerName", true, true, false, 'ALL', 1,
    "withoutVat", vat, "withVat", '[]', payments, "lineCount", cost, iic, signature
  from jsonb_to_recordset($2::text::jsonb) as invoice (id text, type text, class text, year smallint, "numberText" text,
    at timestamptz, day date, "shopId" text, "tillId" text, "operatorId" text, "customerId" text, "buyerName" text, "withoutVat" bigint,
    vat bigint, "withVat" bigint, payments jsonb, "lineCount" integer, cost bigint, iic text, signature text)`;

const addLines = `
  insert into tenant.invoice_lines (business_id, invoice_id, place, article_id, name, sku, barcode, unit, quantity,
    unit_price_without_vat, unit_price_with_vat, discount, lowers_tax_base, vat_percent, exemption, without_vat, vat,
    with_vat, cost)
  select $1, "invoiceId", place, "articleId", 'Artikull', '', '', 'copë', quantity, "withoutVat", "withVat", 0, true,
    "vatPercent", exemption, "withoutVat", vat, "withVat", cost
  from jsonb_to_recordset($2::text::jsonb) as line ("invoiceId" text, place smallint, "articleId" text, quantity bigint,
    "vatPercent" smallint, exemption text, "withoutVat" bigint, vat bigint, "withVat" bigint, cost bigint)`;
