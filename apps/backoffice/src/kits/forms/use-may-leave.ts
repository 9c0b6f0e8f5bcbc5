import { unsavedForms, useLeaveQuestion } from '@tezga/ui';
import { useCallback } from 'react';
import { mayLeave } from './may-leave.ts';

/** For what takes every form away at once: another business, another operator, the door. */
export function useMayLeave(): () => Promise<boolean> {
  const ask = useLeaveQuestion();
  return useCallback(() => mayLeave(unsavedForms, ask), [ask]);
}
