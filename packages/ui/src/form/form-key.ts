export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  /** Whether a control inside the form has already handled the key. */
  isUsed: boolean;
  tag: string;
  /** The type of the input that has the focus. */
  type: string;
  /** Whether the control has an open list. */
  isListOpen: boolean;
}

const NOT_TEXT = new Set(['button', 'submit', 'reset', 'file', 'image']);

/** The action that a key pressed in a field triggers on the whole form. */
export function formKeyMeaning(press: KeyPress): 'submit' | 'cancel' | null {
  if (press.isUsed || press.isListOpen) {
    return null;
  }
  if (press.key === 'Escape') {
    return 'cancel';
  }
  if (press.key !== 'Enter') {
    return null;
  }
  const isField = press.tag === 'INPUT' && !NOT_TEXT.has(press.type);
  const isLongText = press.tag === 'TEXTAREA' && press.ctrlKey;
  return isField || isLongText ? 'submit' : null;
}

export function keyPressOf(event: KeyboardEvent): KeyPress {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return {
    key: event.isComposing ? '' : event.key,
    ctrlKey: event.ctrlKey || event.metaKey,
    isUsed: event.defaultPrevented,
    tag: target?.tagName ?? '',
    type: target instanceof HTMLInputElement ? target.type : '',
    isListOpen: target?.getAttribute('aria-expanded') === 'true',
  };
}
