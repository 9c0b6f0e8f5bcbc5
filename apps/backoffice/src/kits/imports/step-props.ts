import type { ImportKind } from './import-kind.ts';
import type { ImportSession } from './import-session.ts';
import type { StudioState } from './studio-state.ts';

export interface StepProps {
  readonly kind: ImportKind;
  readonly session: ImportSession;
  readonly state: StudioState;
  /** Asks for confirmation if something would be lost; false if the user wants to stay. */
  readonly mayDrop: () => Promise<boolean>;
}
