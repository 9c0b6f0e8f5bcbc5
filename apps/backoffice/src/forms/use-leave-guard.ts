import { useDialogs, usePhrases, type ZodForm } from '@tezga/ui';
import { IconDoorExit } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { createElement } from 'react';

/** Asks before another page takes the place of a form with unsaved changes; the tab itself is guarded by the form. */
export function useLeaveGuard<Values>(form: Pick<ZodForm<Values>, 'isDirty' | 'reset'>): void {
  const { confirm } = useDialogs();
  const words = usePhrases().ui.form;
  useBlocker({
    disabled: !form.isDirty,
    enableBeforeUnload: false,
    shouldBlockFn: async () => {
      const leaves = await confirm({
        title: words.leaveTitle,
        message: words.leaveText,
        confirmLabel: words.leave,
        danger: true,
        icon: createElement(IconDoorExit, { size: 15, stroke: 1.8, 'aria-hidden': true }),
      });
      // What was given up must not come back as a draft.
      if (leaves) form.reset();
      return !leaves;
    },
  });
}
