import { businessLevel } from '@tezga/domain';
import { useSession } from '../../session/session-context.ts';

/** Whether this role changes settings, by the same rule as the server's. */
export function useMayChange(): boolean {
  return businessLevel(useSession().role, 'configurations') === 'readWrite';
}
