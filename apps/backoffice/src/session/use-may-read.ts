import { mayReadField, type RestrictedField } from '@tezga/contract';
import { useSession } from './session-context.ts';

/** Whether the role may read a restricted field; otherwise its columns are hidden. */
export function useMayRead(field: RestrictedField): boolean {
  const { role, facts } = useSession();
  return mayReadField(field, { role, businessId: facts.businessId });
}
