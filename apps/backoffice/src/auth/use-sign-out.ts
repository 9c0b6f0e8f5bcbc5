import { useCallback } from 'react';
import { useMayLeave } from '../kits/forms/use-may-leave.ts';
import { signOut } from '../session/sign-out.ts';

/** Signing out by one's own hand, which gives up what is not saved. */
export function useSignOut(): () => Promise<void> {
  const mayLeave = useMayLeave();
  return useCallback(async () => {
    if (await mayLeave()) await signOut();
  }, [mayLeave]);
}
