import { useLeaveQuestion } from '@tezga/ui';
import type { ZodForm } from '@tezga/ui';
import { useBlocker } from '@tanstack/react-router';

interface LeaveGuardOptions {
  /** True if a change of the URL's query alone does not leave the page, as with a tab in the query. */
  readonly ignoresQuery?: boolean;
}

/** Asks before navigating away from a form with unsaved changes; the form itself guards against closing the tab. */
export function useLeaveGuard<Values>(
  form: Pick<ZodForm<Values>, 'isDirty' | 'reset'>,
  { ignoresQuery = false }: LeaveGuardOptions = {},
): void {
  const confirm = useLeaveQuestion();
  useBlocker({
    disabled: !form.isDirty,
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (ignoresQuery && current.pathname === next.pathname) return false;
      const leaves = await confirm();
      // Deletes the draft, so that discarded values do not come back.
      if (leaves) form.reset();
      return !leaves;
    },
  });
}
