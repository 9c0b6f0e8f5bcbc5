import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { soldReport } from './sold-report.ts';

export const vat: Handler<typeof contract.reports.vat> = (input, context) =>
  soldReport('vat', input, context);

export const clients: Handler<typeof contract.reports.clients> = (input, context) =>
  soldReport('client', input, context);

export const operators: Handler<typeof contract.reports.operators> = (input, context) =>
  soldReport('operator', input, context);

export const operatorClients: Handler<typeof contract.reports.operatorClients> = (
  { operatorId, ...input },
  context,
) => soldReport('client', { ...input, operatorIds: [operatorId] }, context);

export const operatorClientSales: Handler<typeof contract.reports.operatorClientSales> = (
  { operatorId, ...input },
  context,
) => soldReport('invoice', { ...input, operatorIds: [operatorId] }, context);

export const items: Handler<typeof contract.reports.items> = (input, context) =>
  soldReport('item', input, context);
