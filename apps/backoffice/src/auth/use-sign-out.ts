import { useCallback } from 'react';
import { useMayLeave } from '../kits/forms/use-may-leave.ts';
import { signOut } from '../session/sign-out.ts';

/** Signs out at the user's request. Asks first if there are unsaved changes, because signing out discards them. */
export function useSignOut(): () => Promise<void> {
  const mayLeave = useMayLeave();
  return useCallback(async () => {
    if (await mayLeave()) await signOut();
  }, [mayLeave]);
}
