import { rateInColumn } from '../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { assertBalanced, placeInChart, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import type { Handler } from '../platform/http/context.ts';
import { journalsRead, type AccountRecord, type LineRow } from './journals-read.ts';
import { listedJournal } from './listed-journal.ts';

type WholeLine = z.output<typeof contract.accounting.one.output>['journal']['lines'][number];

export const one: Handler<typeof contract.accounting.one> = async ({ id }, { transaction, businessId }) => {
  const read = journalsRead(transaction, businessId);
  const [[head], byJournal] = await Promise.all([read.heads([id]), read.lines([id])]);
  refuseUnless(head !== undefined, 'not-found');
  const lines = byJournal.get(id) ?? [];
  assertBalanced(lines);
  const records = await read.records(lines.flatMap(({ accountPath }) => placeInChart(accountPath).below));
  return { journal: { ...listedJournal(head, lines), lines: lines.map((line) => wholeLine(line, records)) } };
};

function wholeLine(line: LineRow, records: ReadonlyMap<string, AccountRecord>): WholeLine {
  const { accountPath, currency, exchangeRate } = line;
  return {
    accountPath,
    debit: line.debit,
    credit: line.credit,
    debitMon: line.debitMon,
    creditMon: line.creditMon,
    currency,
    exRate: rateInColumn(exchangeRate),
    records: placeInChart(accountPath).below.flatMap((recordId) => {
      const record = records.get(recordId);
      return record === undefined ? [] : [{ type: record.type, _id: record.id, name: record.name }];
    }),
  };
}
