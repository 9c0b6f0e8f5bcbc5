import type { ImportKind } from './import-kind.ts';
import type { ImportSession } from './import-session.ts';
import type { StudioState } from './studio-state.ts';

export interface StepProps {
  readonly kind: ImportKind;
  readonly session: ImportSession;
  readonly state: StudioState;
  /** Asks where something would be lost; false when the person would rather keep it. */
  readonly mayDrop: () => Promise<boolean>;
}
