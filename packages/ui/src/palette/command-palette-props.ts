import type { PaletteItem, PaletteSource } from './palette-search.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Must be the same array for every render, because a new array starts a new search. */
  sources: PaletteSource[];
  /** Items shown before the user types, above the results of the sources for an empty text. */
  recent?: PaletteItem[];
  onOpened?: (item: PaletteItem) => void;
}
