const PREFIX = 'tezga-draft:';

/**
 * Reads the draft of a form from the storage; null if there is none, if it is unreadable, or if it has a field that
 * the form does not have.
 */
export function readDraft<Values extends object>(
  storage: Storage,
  name: string,
  initial: Values,
): Values | null {
  const stored = storage.getItem(PREFIX + name);
  if (stored === null) {
    return null;
  }
  try {
    const draft: unknown = JSON.parse(stored);
    return hasShapeOf(draft, initial) ? { ...initial, ...draft } : null;
  } catch {
    return null;
  }
}

function hasShapeOf<Values extends object>(draft: unknown, initial: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
    return false;
  }
  return Object.keys(draft).every((key) => key in initial);
}

/** Saves the typed values as a draft, without the secret fields. */
export function saveDraft(
  storage: Storage,
  name: string,
  values: object,
  secrets: readonly string[] = [],
): void {
  const saved = Object.entries(values).filter(([field]) => !secrets.includes(field));
  try {
    storage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(saved)));
  } catch {
    // If the storage is full or forbidden, the draft is lost, but the form itself still works.
  }
}

export function forgetDraft(storage: Storage, name: string): void {
  storage.removeItem(PREFIX + name);
}
