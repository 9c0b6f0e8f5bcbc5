import type { PaletteItem, PaletteSource } from './palette-search.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Must be the same array between renders: a new array starts a new search. */
  sources: PaletteSource[];
  /** Shown before the user types; without it every source is searched with an empty text. */
  recent?: PaletteItem[];
  onOpened?: (item: PaletteItem) => void;
}
