import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an action when a key is pressed, except in fields and while a dialog is open; with null, the key does
 * nothing.
 */
export function usePageKey(key: string, action: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== key) return;
    if (action === null || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Elements in which the key does nothing: fields, and menus, lists and popovers, which handle keys
 * themselves.
 */
const fields =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(fields) !== null;

const isCovered = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
