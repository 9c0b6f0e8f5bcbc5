import { useBlocker } from '@tanstack/react-router';
import { useLeaveQuestion } from '../forms/use-leave-question.ts';
import type { StudioState } from './studio-state.ts';

/** Asks before corrections are lost, or rows that are on their way. */
export function useStayGuard({ stage, wasEdited, run }: StudioState): void {
  const ask = useLeaveQuestion();
  const isWriting = run !== null && ['sending', 'stopping', 'taking-back'].includes(run.phase);
  const isGuarded = isWriting || (stage === 'check' && wasEdited);
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: isGuarded,
    shouldBlockFn: async () => !(await ask()),
  });
}
