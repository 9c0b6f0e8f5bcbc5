import { mayReadField, type RestrictedField } from '@tezga/contract';
import { useSession } from './session-context.ts';

/** Whether replies hold a restricted field for the person at the screen; its columns are not shown otherwise. */
export function useMayRead(field: RestrictedField): boolean {
  const { role, facts } = useSession();
  return mayReadField(field, { role, businessId: facts.businessId });
}
