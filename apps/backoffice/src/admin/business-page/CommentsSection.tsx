import { Comments } from '../../business/settings/index.ts';
import { useMayManage } from './use-may-manage.ts';

/** The comments about the business, by its users and by its admins. */
export function CommentsSection({ businessId }: { readonly businessId: string }) {
  return <Comments businessId={businessId} mayChange={useMayManage()} />;
}
