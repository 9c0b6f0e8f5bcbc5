import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { commentsStore } from './comments-store.ts';

export const comments: Handler<typeof contract.settings.comments> = inTargetBusiness(
  async (_input, { transaction, businessId }) => {
    const rows = await commentsStore(transaction, businessId).list();
    return {
      comments: rows.map(({ id, at, user_name: userName, message, files }) => ({
        _id: id,
        at: at.toISOString(),
        userName,
        message,
        files,
      })),
    };
  },
);
