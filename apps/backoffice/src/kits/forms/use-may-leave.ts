import { unsavedForms, useLeaveQuestion } from '@tezga/ui';
import { useCallback } from 'react';
import { mayLeave } from './may-leave.ts';

/** Asks before actions that close all forms at once: switching the business or the operator, and signing out. */
export function useMayLeave(): () => Promise<boolean> {
  const confirm = useLeaveQuestion();
  return useCallback(() => mayLeave(unsavedForms, confirm), [confirm]);
}
