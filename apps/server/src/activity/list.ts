import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { readableActivity } from './store.ts';

export const list: Handler<typeof contract.activity.list> = inTargetBusiness(async (input, context) => {
  const { rows, total } = await readableActivity(context).page(input, input);
  return {
    rows: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      userId: row.user_id,
      userName: row.user_name,
      action: row.action,
      subject: row.subject,
      requestId: row.request_id,
      device: row.device,
    })),
    total,
  };
});
