import type { UnsavedForms } from '@tezga/ui';

/** Asks for confirmation if there are unsaved changes; false if the user wants to stay. */
export async function mayLeave(
  unsaved: Pick<UnsavedForms, 'hasAny'>,
  confirm: () => Promise<boolean>,
): Promise<boolean> {
  return !unsaved.hasAny() || confirm();
}
