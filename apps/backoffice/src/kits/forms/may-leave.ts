import type { UnsavedForms } from '@tezga/ui';

/** Asks only where something typed would be lost; false when the person would rather stay. */
export async function mayLeave(
  unsaved: Pick<UnsavedForms, 'hasAny'>,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  return !unsaved.hasAny() || ask();
}
