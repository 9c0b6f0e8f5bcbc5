const open: { readonly dialog: HTMLDialogElement; readonly before: Element | null }[] = [];

const focusable = '[autofocus], a[href], button:enabled, input:enabled, textarea:enabled, select:enabled';

/**
 * Implements the browser's modal dialog: it takes the focus, gives it back when it closes, and Escape cancels the
 * topmost one. Returns a function that removes the key listener.
 */
export function addNativeDialog(): () => void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  addEventListener('keydown', cancelTopmost, { capture: true });
  return () => removeEventListener('keydown', cancelTopmost, { capture: true });
}

function showModal(this: HTMLDialogElement): void {
  open.push({ dialog: this, before: document.activeElement });
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function close(this: HTMLDialogElement): void {
  const place = open.findIndex(({ dialog }) => dialog === this);
  const [closed] = place < 0 ? [] : open.splice(place, 1);
  this.removeAttribute('open');
  if (closed?.before instanceof HTMLElement && closed.before.isConnected) closed.before.focus();
  this.dispatchEvent(new Event('close'));
}

function cancelTopmost(event: KeyboardEvent): void {
  const topmost = open.at(-1)?.dialog;
  if (event.key !== 'Escape' || topmost === undefined) return;
  // Runs after the page's own key handlers, which may call preventDefault().
  queueMicrotask(() => {
    if (event.defaultPrevented || !topmost.open) return;
    if (topmost.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
  });
}

export function forgetDialogs(): void {
  open.length = 0;
}
