import type { Run, StudioState } from './studio-state.ts';

const unfinished = new Set<Run['phase']>(['sending', 'stopping', 'taking-back', 'failed', 'not-taken-back']);

/** The work that leaving the page would lose: a half-done import, corrections, or nothing. */
export function mayBeLost({
  stage,
  wasEdited,
  run,
}: Pick<StudioState, 'stage' | 'wasEdited' | 'run'>): 'import' | 'corrections' | null {
  const hasBegun = run !== null && (run.phase !== 'failed' || run.importId !== null);
  if (hasBegun && unfinished.has(run.phase)) return 'import';
  return wasEdited && stage !== 'file' && run?.phase !== 'done' ? 'corrections' : null;
}
