import type { ReactNode } from 'react';

export interface PaletteItem {
  id: string;
  title: string;
  /** A grey text after the title, such as "K91618599S · Vlorë". */
  detail?: ReactNode;
  /** An icon of 16 pixels. */
  icon?: ReactNode;
  /** Content at the right, such as a badge, an amount or a debt. */
  aside?: ReactNode;
  /** The keyboard shortcut of the item's action, such as "Alt N". */
  keys?: string;
  /** Opens the item, here or in a new tab. */
  open: (where: 'here' | 'new-tab') => void;
}

export interface PaletteSource {
  title: string;
  /** The maximum number of results that are shown; the count beside the title includes the others. */
  limit?: number;
  find: (text: string, signal: AbortSignal) => Promise<PaletteItem[]> | PaletteItem[];
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
  found: number;
  hasFailed: boolean;
}

export interface PaletteResults {
  /** The sequence number of the newest search. */
  search: number;
  text: string;
  /** One group for each source, in the order of the sources; null while the source is searching. */
  groups: readonly (PaletteGroup | null)[];
  startedAt: number;
  tookMs: number | null;
}

export const noResults: PaletteResults = { search: 0, text: '', groups: [], startedAt: 0, tookMs: null };

const SHOWN_A_GROUP = 5;

export type PaletteEvent =
  | { kind: 'started'; search: number; text: string; sources: number; at: number }
  | { kind: 'answered'; search: number; source: number; group: PaletteGroup; at: number };

/** The results after an event. Replies to an older search are ignored. */
export function afterPaletteEvent(results: PaletteResults, event: PaletteEvent): PaletteResults {
  if (event.kind === 'started') {
    const { search, text, sources, at } = event;
    return { search, text, groups: Array.from({ length: sources }, () => null), startedAt: at, tookMs: null };
  }
  if (event.search !== results.search) {
    return results;
  }
  const groups = results.groups.with(event.source, event.group);
  const isComplete = groups.every((group) => group !== null);
  return { ...results, groups, tookMs: isComplete ? Math.round(event.at - results.startedAt) : null };
}

export function groupOf(source: PaletteSource, found: PaletteItem[]): PaletteGroup {
  return {
    title: source.title,
    items: found.slice(0, source.limit ?? SHOWN_A_GROUP),
    found: found.length,
    hasFailed: false,
  };
}

export function failedGroupOf(source: PaletteSource): PaletteGroup {
  return { title: source.title, items: [], found: 0, hasFailed: true };
}

export function itemsOf(groups: readonly (PaletteGroup | null)[]): PaletteItem[] {
  return groups.flatMap((group) => group?.items ?? []);
}

/** Moves a position by one step; after the last position comes the first, and before the first the last. */
export function movedBy(step: 1 | -1, position: number, count: number): number {
  return count === 0 ? 0 : (position + step + count) % count;
}
