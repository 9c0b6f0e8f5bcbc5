import type { PaletteItem, PaletteSource } from './palette-search.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Keep the same array between renders: a new one searches anew. */
  sources: PaletteSource[];
  /** Shown before anything is typed; without it every source is asked what it offers to an empty text. */
  recent?: PaletteItem[];
  onOpened?: (item: PaletteItem) => void;
}
