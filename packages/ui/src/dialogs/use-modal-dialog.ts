import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Opens a modal dialog of the browser, which takes the focus and gives it back when it closes. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}

const REACHED_BY_TAB = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary';

/**
 * Focus trap: Tab cycles inside the dialog. Without it, the browser would move the focus to its own toolbar.
 */
export function trapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') {
    return;
  }
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED_BY_TAB)];
  const [edge, other] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  if (other && (event.target === edge || event.target === event.currentTarget)) {
    event.preventDefault();
    other.focus();
  }
}
