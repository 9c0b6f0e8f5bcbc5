import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { CommandPaletteProps } from './command-palette-props.ts';

const PRELOAD_AFTER_MS = 2000;

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazy(async () => ({ default: (await loadDialog()).PaletteDialog }));

/**
 * The command palette, opened by Ctrl+K on any page. The code of its dialog is loaded a moment after the start of the
 * app, so that it does not delay the first page.
 */
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
    // An error while preloading is ignored: opening the palette loads the code again and reports a failure.
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
