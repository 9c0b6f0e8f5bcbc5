import type { PaletteItem, PaletteSource } from './palette-search.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Must be the same array between renders: a new array starts a new search. */
  sources: PaletteSource[];
  /** Shown before the user types, above what the sources find for an empty text. */
  recent?: PaletteItem[];
  onOpened?: (item: PaletteItem) => void;
}
