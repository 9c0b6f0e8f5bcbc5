import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, saleSourceType } from '@tezga/domain';
import type { z } from 'zod';
import type { FiscalLife } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { WholeRow } from './kept-invoice.ts';
import { invoiceDocumentKind } from './sold-stock.ts';

type WholeInvoice = z.input<typeof contract.sales.one.output>['invoice'];
type Moment = WholeInvoice['timeline'][number];

interface JournalRow {
  readonly id: string;
  readonly kind: string;
  readonly madeAt: Date;
  readonly lines: readonly { accountPath: string; debit: number; credit: number }[];
}

interface MovementRow {
  readonly articleId: string;
  readonly name: string;
  readonly quantity: bigint;
  readonly cost: bigint;
  readonly quantityAfter: bigint;
}

interface PrintRow {
  readonly at: Date;
  readonly by: string;
  readonly paper: string;
}

/** What became of an invoice: its life, its journals, and what it moved. */
export async function invoiceHistory(
  transaction: Transaction,
  businessId: string,
  invoice: WholeRow,
  life: FiscalLife,
): Promise<Pick<WholeInvoice, 'timeline' | 'journals' | 'stockMovements'>> {
  const [journals, movements, prints] = await Promise.all([
    transaction.run(readJournals, [businessId, saleSourceType, invoice.id]),
    transaction.run(readMovements, [businessId, invoiceDocumentKind, invoice.id]),
    transaction.run(readPrints, [businessId, invoice.id]),
  ]);
  const posted = journals as unknown as readonly JournalRow[];
  return {
    timeline: timelineOf(invoice, life, posted, prints as unknown as readonly PrintRow[]),
    journals: posted.map(({ id, kind, lines }) => ({
      _id: id,
      kind,
      lines: lines.map(({ accountPath, debit, credit }) => ({
        accountPath,
        debit: amountOf(BigInt(debit)),
        credit: amountOf(BigInt(credit)),
      })),
    })),
    stockMovements: (movements as unknown as readonly MovementRow[]).map((moved) => ({
      articleId: moved.articleId,
      name: moved.name,
      quantity: quantityOf(moved.quantity),
      cost: amountOf(moved.cost),
      quantityAfter: quantityOf(moved.quantityAfter),
    })),
  };
}

/** In the order in which it happened; what happened at one moment stays in the order of its life. */
function timelineOf(
  { issuedAt, operatorName, numberText }: WholeRow,
  { status, code, firstSentAt, answeredAt, lastFailedAt, failure }: FiscalLife,
  journals: readonly JournalRow[],
  prints: readonly PrintRow[],
): Moment[] {
  const moments: (Omit<Moment, 'at'> & { readonly at: Date })[] = [
    { kind: 'issued', at: issuedAt, by: operatorName, about: numberText },
    ...journals.map(({ kind, madeAt }) => ({ kind: 'posted' as const, at: madeAt, by: '', about: kind })),
  ];
  if (firstSentAt !== null) moments.push({ kind: 'sent', at: firstSentAt, by: '', about: '' });
  const outcome = status === 'error' ? 'refused' : 'tried';
  if (lastFailedAt !== null)
    moments.push({ kind: outcome, at: lastFailedAt, by: '', about: failure?.name ?? '' });
  if (answeredAt !== null) moments.push({ kind: 'fiscalized', at: answeredAt, by: '', about: code ?? '' });
  moments.push(...prints.map(({ at, by, paper }) => ({ kind: 'printed' as const, at, by, about: paper })));
  return moments
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ kind, at, by, about }) => ({ kind, at: at.toISOString(), by, about }));
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
  select movement.article_id as "articleId", article.name, movement.quantity, movement.cost,
    movement.quantity_after as "quantityAfter"
  from tenant.stock_movements movement
  join tenant.articles article on article.business_id = $1 and article.id = movement.article_id
  where movement.business_id = $1 and movement.document_kind = $2 and movement.document_id = $3
  order by movement.id`;

const readPrints = `
  select at, by_name as by, paper from tenant.invoice_prints where business_id = $1 and invoice_id = $2 order by id`;
