import type { ImportKind } from './import-kind.ts';
import type { Preview } from './use-preview.ts';

export interface PreviewRowProps {
  readonly kind: ImportKind;
  readonly preview: Preview;
  readonly row: number;
  readonly index: number;
  readonly top: number;
  readonly activeField: string | null;
  readonly isTabStop: boolean;
  readonly isExplained: boolean;
  readonly typed: string | null;
  readonly onType: (text: string | null) => void;
  readonly onCommit: (text: string) => void;
}
