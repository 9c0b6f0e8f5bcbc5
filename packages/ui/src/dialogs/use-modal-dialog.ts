import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Opens the browser's own modal dialog, which takes the focus and gives it back when it goes. */
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

/** Tab goes round inside; the browser alone would leave the page after the last control. */
export function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
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
