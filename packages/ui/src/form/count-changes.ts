function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof File);
}

function isSame(before: unknown, after: unknown): boolean {
  if (before instanceof Date && after instanceof Date) {
    return before.getTime() === after.getTime();
  }
  return Object.is(before ?? null, after ?? null);
}

/** Counts the values that differ; an added or removed list item counts as one. */
export function countChanges(before: unknown, after: unknown): number {
  if (!isHolder(before) || !isHolder(after)) {
    return isSame(before, after) ? 0 : 1;
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].reduce((count, key) => count + countChanges(before[key], after[key]), 0);
}
