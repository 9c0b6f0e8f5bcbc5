import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { salesSummary, salesSummaryChart } from './sales-summary.ts';

export const reportsHandlers: Handlers<typeof contract.reports> = {
  salesSummary,
  salesSummaryChart,
};
