import { useDialogs, usePhrases } from '@tezga/ui';
import { IconDoorExit } from '@tabler/icons-react';
import { createElement, useCallback } from 'react';

/** Asks whether unsaved changes are given up. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { confirm } = useDialogs();
  const words = usePhrases().ui.form;
  return useCallback(
    () =>
      confirm({
        title: words.leaveTitle,
        message: words.leaveText,
        confirmLabel: words.leave,
        danger: true,
        icon: createElement(IconDoorExit, { size: 15, stroke: 1.8, 'aria-hidden': true }),
      }),
    [confirm, words],
  );
}
