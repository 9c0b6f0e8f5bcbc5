import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { employees } from './employees.ts';
import { clients, items, operatorClients, operatorClientSales, operators, vat } from './grouped-sales.ts';
import { pdf } from './pdf.ts';
import { salesSummary, salesSummaryChart } from './sales-summary.ts';
import { addSchedule, editSchedule, removeSchedule, schedules } from './schedules/calls.ts';
import { stock } from './stock.ts';
import { stockEntries, stockExits } from './stock-moved.ts';

export const reportsHandlers: Handlers<typeof contract.reports> = {
  salesSummary,
  salesSummaryChart,
  vat,
  clients,
  operators,
  operatorClients,
  operatorClientSales,
  items,
  employees,
  stock,
  stockEntries,
  stockExits,
  schedules,
  addSchedule,
  editSchedule,
  removeSchedule,
  pdf,
};
