import { useEffect, useReducer, useRef } from 'react';
import {
  afterPaletteEvent,
  failedGroupOf,
  groupOf,
  noResults,
  type PaletteResults,
  type PaletteSource,
} from './palette-search.ts';

/** Searches all sources in parallel and aborts the requests of the previous text. */
export function usePaletteSearch(text: string, sources: PaletteSource[]): PaletteResults {
  const [results, report] = useReducer(afterPaletteEvent, noResults);
  const lastSearch = useRef(0);
  useEffect(() => {
    const wanted = text.trim();
    const stop = new AbortController();
    lastSearch.current += 1;
    const search = lastSearch.current;
    report({ kind: 'started', search, text: wanted, sources: sources.length, at: performance.now() });
    for (const [place, source] of sources.entries()) {
      const answer = (group: ReturnType<typeof groupOf>) =>
        report({ kind: 'answered', search, source: place, group, at: performance.now() });
      const failed = () => answer(failedGroupOf(source));
      try {
        const found = source.find(wanted, stop.signal);
        if (Array.isArray(found)) {
          answer(groupOf(source, found));
        } else {
          found.then((items) => answer(groupOf(source, items)), failed);
        }
      } catch {
        failed();
      }
    }
    return () => stop.abort();
  }, [text, sources]);
  return results;
}
