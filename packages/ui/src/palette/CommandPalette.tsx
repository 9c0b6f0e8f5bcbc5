import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { PaletteItem, PaletteSource } from './palette-search.ts';

const PRELOAD_AFTER_MS = 2000;

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazy(async () => ({ default: (await loadDialog()).PaletteDialog }));

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

/** Ctrl+K anywhere; the dialog itself is fetched when the browser is idle. */
export function CommandPalette(props: CommandPaletteProps) {
  const { opened, onOpen, onClose } = props;
  const toggle = useEffectEvent(() => (opened ? onClose() : onOpen()));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPaletteKey =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'k';
      if (isPaletteKey) {
        event.preventDefault();
        toggle();
      }
    };
    globalThis.addEventListener('keydown', onKeyDown);
    // Ahead of time and as a favour: whoever opens it fetches it again, and is told if that fails.
    const idle = setTimeout(() => void loadDialog().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => {
      globalThis.removeEventListener('keydown', onKeyDown);
      clearTimeout(idle);
    };
  }, []);
  if (!opened) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  );
}
