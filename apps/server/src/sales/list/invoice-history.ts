import type { contract } from '@tezga/contract';
import { asMoney, saleSourceType, type JournalKind, type Money, type Quantity } from '@tezga/domain';
import type { z } from 'zod';
import { eInvoiceMoments } from '../../e-invoices/index.ts';
import { fiscalMoments, type FiscalHistory } from '../../fiscalization/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { printMoments } from '../../platform/documents/prints.ts';
import { timelineOf } from '../../platform/documents/timeline.ts';
import type { WholeRow } from '../issue/stored-invoice.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';
import { invoicePrints } from './invoices-read.ts';

type WholeInvoice = z.output<typeof contract.sales.one.output>['invoice'];
type Moment = WholeInvoice['timeline'][number];

interface JournalRow {
  readonly id: string;
  readonly kind: JournalKind;
  readonly madeAt: Date;
  readonly lines: readonly { accountPath: string; debit: number; credit: number }[];
}

interface MovementRow {
  readonly articleId: string;
  readonly shopId: string;
  readonly name: string;
  readonly quantity: Quantity;
  readonly cost: Money;
  readonly quantityAfter: Quantity;
}

interface RepairMoment {
  readonly at: Date;
  readonly by: string;
  /** The NSLF before the repair. */
  readonly iic: string;
}

interface RetractMoment {
  readonly at: Date;
  readonly by: string;
  /** The number of the cancellation that undoes the invoice. */
  readonly about: string;
}

/** The timeline, journals and stock movements of an invoice. */
export async function invoiceHistory(
  transaction: Transaction,
  businessId: string,
  invoice: WholeRow,
  life: FiscalHistory,
): Promise<Pick<WholeInvoice, 'timeline' | 'journals' | 'stockMovements'>> {
  const [journals, movements, prints, repairs, retractions, eInvoice] = await Promise.all([
    transaction.run<JournalRow>(readJournals, [businessId, saleSourceType, invoice.id]),
    transaction.run<MovementRow>(readMovements, [businessId, invoiceDocumentKind, invoice.id]),
    printMoments(transaction, businessId, invoicePrints, invoice.id),
    transaction.run<RepairMoment>(readRepairs, [businessId, invoice.id]),
    life.retractedAt === null ? [] : transaction.run<RetractMoment>(readRetraction, [businessId, invoice.id]),
    invoice.isEInvoice ? eInvoiceMoments(transaction, businessId, invoice.id) : [],
  ]);
  return {
    timeline: invoiceTimeline(invoice, life, { journals, prints, repairs, retractions, eInvoice }),
    journals: journals.map(({ id, kind, lines }) => ({
      _id: id,
      kind,
      lines: lines.map(({ accountPath, debit, credit }) => ({
        accountPath,
        debit: asMoney(BigInt(debit)),
        credit: asMoney(BigInt(credit)),
      })),
    })),
    stockMovements: movements.map((moved) => ({
      articleId: moved.articleId,
      shopId: moved.shopId,
      name: moved.name,
      quantity: moved.quantity,
      cost: moved.cost,
      quantityAfter: moved.quantityAfter,
    })),
  };
}

interface Read {
  readonly journals: readonly JournalRow[];
  readonly prints: Awaited<ReturnType<typeof printMoments>>;
  readonly repairs: readonly RepairMoment[];
  readonly retractions: readonly RetractMoment[];
  readonly eInvoice: Awaited<ReturnType<typeof eInvoiceMoments>>;
}

function invoiceTimeline(
  { issuedAt, operatorName, numberText, iic }: WholeRow,
  life: FiscalHistory,
  { journals, prints, repairs, retractions, eInvoice }: Read,
): Moment[] {
  const { attempts, accepted } = fiscalMoments(life);
  return timelineOf([
    { kind: 'issued' as const, at: issuedAt, by: operatorName, about: numberText },
    ...journals.map(({ id, kind, madeAt }) => ({
      kind: 'posted' as const,
      at: madeAt,
      by: '',
      about: kind,
      journalId: id,
    })),
    ...attempts,
    ...repairs.map(({ at, by, iic: before }, place) => {
      const after = repairs[place + 1]?.iic ?? iic;
      return { kind: 'mended' as const, at, by, about: before === after ? '' : before };
    }),
    ...retractions.map((moment) => ({ kind: 'retracted' as const, ...moment })),
    ...accepted,
    ...eInvoice,
    ...prints,
  ]);
}

const readJournals = `
  select journal.id, journal.kind, journal.made_at as "madeAt",
    (select json_agg(json_build_object('accountPath', line.account_path, 'debit', line.debit, 'credit', line.credit)
       order by line.place)
     from tenant.journal_lines line where line.business_id = $1 and line.journal_id = journal.id) as lines
  from tenant.journals journal
  where journal.business_id = $1 and journal.source_type = $2 and journal.source_id = $3
  order by journal.id`;

const readMovements = `
  select movement.article_id as "articleId", movement.shop_id as "shopId", article.name, movement.quantity, movement.cost,
    movement.quantity_after as "quantityAfter"
  from tenant.stock_movements movement
  join tenant.articles article on article.business_id = $1 and article.id = movement.article_id
  where movement.business_id = $1 and movement.document_kind = $2 and movement.document_id = $3
  order by movement.id`;

const readRepairs = `
  select at, by_name as by, iic from tenant.invoice_repairs where business_id = $1 and invoice_id = $2 order by id`;

// Finds the cancellation from either side: for the retracted invoice and for the cancellation itself.
const readRetraction = `
  select reversal.issued_at as at, reversal.operator_name as by, reversal.number_text as about
  from tenant.invoice_references reference
  join tenant.invoices reversal on reversal.business_id = $1 and reversal.id = reference.invoice_id
  where reference.business_id = $1 and reference.relation = 'cancels'
    and (reference.referred_id = $2 or reference.invoice_id = $2)`;
