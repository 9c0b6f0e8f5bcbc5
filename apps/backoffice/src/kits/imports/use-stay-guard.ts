import { unsavedForms, useDialogs, usePhrases, useLeaveQuestion } from '@tezga/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayBeLost } from './may-be-lost.ts';
import type { StudioState } from './studio-state.ts';

/** Asks before corrections are lost, or an import is left half done; gives what asks within the page. */
export function useStayGuard(state: StudioState): () => Promise<boolean> {
  const lost = mayBeLost(state);
  const isGuarded = lost !== null;
  const { confirm } = useDialogs();
  const { run } = usePhrases().imports;
  const askAboutCorrections = useLeaveQuestion();
  const ask = () =>
    lost === 'import'
      ? confirm({ title: run.leaveTitle, message: run.leaveText, confirmLabel: run.leave, danger: true })
      : askAboutCorrections();
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: () => isGuarded && !unsavedForms.isLetGo,
    shouldBlockFn: async () => !(await ask()),
  });
  // Another business and the door take this page away without the router.
  useEffect(() => (isGuarded ? unsavedForms.add() : undefined), [isGuarded]);
  return async () => !isGuarded || ask();
}
