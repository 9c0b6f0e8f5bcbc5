import { IconDoorExit } from '@tabler/icons-react';
import { createElement, useCallback } from 'react';
import { useDialogs } from '../dialogs/DialogsProvider.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';

/** Asks the user whether to discard unsaved changes. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { confirm } = useDialogs();
  const words = useFirstPhrases().ui.form;
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
