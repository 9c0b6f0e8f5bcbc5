import { inTransaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { fetchPurchasesTask } from './fetch-purchases.ts';

const everyMs = 3_600_000;
const mostAtOnce = 200;

/** Once an hour for every business that can ask, those that waited longest first. */
export const fetchAllPurchases: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const since = new Date(clock.now().getTime() - everyMs);
    const waiting = await transaction.run(
      'select business_id from platform.businesses_without_news($1, $2)',
      [since, mostAtOnce],
    );
    for (const { business_id: businessId } of waiting)
      await addJob(
        transaction,
        fetchPurchasesTask,
        { businessId },
        { key: `purchases ${String(businessId)}` },
      );
  });
