import type { CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `reports.${string}`>;

const period = { from: '2026-01-01', to: '2026-03-31' };

/** Valid inputs for the reports. */
export const inputsOfReports: Record<Calls, GoodInput> = {
  'reports.salesSummary': () => ({ ...period, by: 'hour' }),
  'reports.salesSummaryChart': () => ({ ...period, by: 'week' }),
  'reports.pdf': () => ({
    title: 'Raport',
    columns: [{ header: 'Dita', align: 'left' }],
    rows: [['01.01.2026']],
    language: 'en',
  }),
  'reports.vat': () => period,
  'reports.clients': () => ({ ...period, search: 'a' }),
  'reports.operators': () => period,
  'reports.operatorClients': () => ({ ...period, operatorId: newRecordId(new Date()) }),
  'reports.operatorClientSales': () => ({
    ...period,
    operatorId: newRecordId(new Date()),
    client: 'buyer:Ylli',
  }),
  'reports.items': () => ({ ...period, sort: 'quantity' }),
  'reports.employees': () => period,
  'reports.stock': () => ({ ...period, sort: 'closing' }),
  'reports.stockEntries': () => period,
  'reports.stockExits': () => ({ ...period, employee: newRecordId(new Date()) }),
};
