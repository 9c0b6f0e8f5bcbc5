import { useLeaveQuestion } from '@tezga/ui';
import type { ZodForm } from '@tezga/ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before navigating away from a form with unsaved changes; the form itself guards against closing the tab. */
export function useLeaveGuard<Values>(form: Pick<ZodForm<Values>, 'isDirty' | 'reset'>): void {
  const confirm = useLeaveQuestion();
  useBlocker({
    disabled: !form.isDirty,
    enableBeforeUnload: false,
    shouldBlockFn: async () => {
      const leaves = await confirm();
      // Deletes the draft, so that discarded values do not come back.
      if (leaves) form.reset();
      return !leaves;
    },
  });
}
