import { refuseUnless } from '@tezga/domain';

/**
 * Optimistic locking: refuses an edit if the record has changed since the caller read it. A call without a version is
 * not checked.
 */
export function refuseIfChanged(updatedAt: Date, seen: string | undefined): void {
  refuseUnless(seen === undefined || updatedAt.getTime() === Date.parse(seen), 'changed-meanwhile');
}

/** The record after an edit: fields that the call leaves out stay as they were. */
export function afterEdit<Stored extends object>(
  stored: Stored,
  sent: { readonly [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(sent).filter(([name, value]) => name in stored && value !== undefined);
  return { ...stored, ...(Object.fromEntries(given) as Partial<Stored>) };
}
