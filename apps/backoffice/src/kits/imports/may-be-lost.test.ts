import { expect, test } from 'vitest';
import { mayBeLost } from './may-be-lost.ts';
import { emptyStudio, type Run, type StudioState } from './studio-state.ts';
import { importId } from './testing/trial-session.ts';

const runAt = (phase: Run['phase'], importOf: string | null = importId): Run => ({
  phase,
  total: 2,
  sent: 1,
  added: 1,
  changed: 0,
  refused: [],
  importId: importOf,
  startedAt: 0,
  endedAt: null,
  secondsLeft: null,
  requestId: '',
  message: null,
  kept: 0,
  wasAllOrNone: false,
});

test.each<[string, Partial<StudioState>, ReturnType<typeof mayBeLost>]>([
  ['a file that was only looked at', { stage: 'check' }, null],
  ['corrections', { stage: 'check', wasEdited: true }, 'corrections'],
  ['corrections while the columns are changed', { stage: 'columns', wasEdited: true }, 'corrections'],
  ['rows that are being sent', { stage: 'run', run: runAt('sending', null) }, 'import'],
  ['rows that are being undone', { stage: 'run', run: runAt('taking-back') }, 'import'],
  ['rows whose undo failed', { stage: 'run', run: runAt('not-taken-back') }, 'import'],
  ['an import that failed half-way', { stage: 'run', run: runAt('failed') }, 'import'],
  ['an import that failed before its first row', { stage: 'run', run: runAt('failed', null) }, null],
  [
    'corrections of an import that was undone',
    { stage: 'run', wasEdited: true, run: runAt('taken-back') },
    'corrections',
  ],
  ['a finished import', { stage: 'run', wasEdited: true, run: runAt('done') }, null],
])('mayBeLost names the work that a user would lose by leaving the import page: %s', (_what, state, lost) => {
  expect(mayBeLost({ ...emptyStudio, ...state })).toBe(lost);
});
