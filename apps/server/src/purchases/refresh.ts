import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { fetchPurchasesTask } from './fetch-purchases.ts';

export const refresh: Handler<typeof contract.purchases.refresh> = async (
  _input,
  { transaction, businessId, clock },
) => {
  await addJob(transaction, fetchPurchasesTask, { businessId }, { key: `purchases ${businessId}` });
  return { askedAt: clock.now().toISOString() };
};
