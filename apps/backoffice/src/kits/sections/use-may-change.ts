import { businessLevel } from '@tezga/domain';
import { useSession } from '../../session/session-context.ts';

/** Whether the user's role may change settings, by the same rule as on the server. */
export function useMayChange(): boolean {
  return businessLevel(useSession().role, 'configurations') === 'readWrite';
}
