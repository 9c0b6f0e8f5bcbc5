const PREFIX = 'tezga-draft:';

/** What was typed but never saved, as long as it still has the form's shape. */
export function readDraft<Values extends object>(
  storage: Storage,
  name: string,
  initial: Values,
): Values | null {
  const kept = storage.getItem(PREFIX + name);
  if (kept === null) {
    return null;
  }
  try {
    const draft: unknown = JSON.parse(kept);
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

/** Secrets are left out: what is typed into them is typed again. */
export function keepDraft(
  storage: Storage,
  name: string,
  values: object,
  secrets: readonly string[] = [],
): void {
  const kept = Object.entries(values).filter(([field]) => !secrets.includes(field));
  try {
    storage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full or forbidden storage costs only the draft, never the typing.
  }
}

export function forgetDraft(storage: Storage, name: string): void {
  storage.removeItem(PREFIX + name);
}

/** Called when someone signs out, so that the next person on this machine reads nothing. */
export function forgetAllDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) {
      storage.removeItem(key);
    }
  }
}
