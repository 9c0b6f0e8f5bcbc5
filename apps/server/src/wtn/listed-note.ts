import type { contract } from '@tezga/contract';
import { amountOf } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalResults, type FiscalResult } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ListedRow } from './kept-note.ts';
import { notesRead } from './notes-read.ts';

export type ListedNote = z.output<typeof contract.wtn.list.output>['wtns'][number];

/** The notes with these ids, in this order, with what the tax authority has said of them. */
export async function listedNotes(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedNote[]> {
  const [rows, resultOf] = await Promise.all([
    notesRead(transaction, businessId).listed(ids),
    fiscalResults(transaction, businessId, ids),
  ]);
  return rows.map((row) => listedNote(row, resultOf(row.id)));
}

/** A note as lists show it. */
export function listedNote(row: ListedRow, { status, code, fault }: FiscalResult): ListedNote {
  return {
    _id: row.id,
    wtnNumber: row.numberText,
    wtnOrderNumber: Number(row.number),
    date: row.issuedAt.toISOString(),
    wtnic: row.wtnic,
    fwtnic: code,
    kind: row.kind,
    transaction: row.transaction,
    vehiclePlates: row.plates,
    startCity: row.startCity,
    startDateTime: row.startAt.toISOString(),
    destinationCity: row.destinationCity,
    destinationDateTime: row.destinationAt.toISOString(),
    valueOfGoods: amountOf(row.valueOfGoods),
    linesCount: row.lineCount,
    invoiceId: row.invoiceId,
    invoiceNumber: row.invoiceNumber,
    shopName: row.shopName,
    posId: row.tillId,
    posName: row.tillName,
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    status,
    fault,
  };
}
