import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { commentsStore } from './comments-store.ts';

export const downloadComment: Handler<typeof contract.settings.downloadComment> = async (
  { businessId, commentId },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const files = await commentsStore(context.transaction, businessId).filesOf(commentId);
  refuseUnless(files.length > 0, 'not-found');
  return {
    files: files.map(({ name, content }) => ({ fileName: name, base64: content.toString('base64') })),
  };
};
