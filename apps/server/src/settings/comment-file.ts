import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { commentsStore } from './comments-store.ts';

export const commentFile: Handler<typeof contract.settings.commentFile> = async (
  { fileId },
  { transaction, businessId },
) => {
  const file = await commentsStore(transaction, businessId).file(fileId);
  refuseUnless(file !== null, 'not-found');
  return { name: file.name, type: file.type, data: file.content.toString('base64') };
};
