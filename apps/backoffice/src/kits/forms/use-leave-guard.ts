import { useLeaveQuestion } from '@tezga/ui';
import type { ZodForm } from '@tezga/ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before another page takes the place of a form with unsaved changes; the tab itself is guarded by the form. */
export function useLeaveGuard<Values>(form: Pick<ZodForm<Values>, 'isDirty' | 'reset'>): void {
  const ask = useLeaveQuestion();
  useBlocker({
    disabled: !form.isDirty,
    enableBeforeUnload: false,
    shouldBlockFn: async () => {
      const leaves = await ask();
      // What was given up must not come back as a draft.
      if (leaves) form.reset();
      return !leaves;
    },
  });
}
