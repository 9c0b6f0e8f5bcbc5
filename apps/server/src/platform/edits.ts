import { refuseUnless } from '@tezga/domain';

/**
 * Optimistic locking: refuses an edit if the record has changed since the caller read it. A call without a version is
 * not checked.
 */
export function refuseIfChanged(updatedAt: Date, seen: string | undefined): void {
  refuseUnless(seen === undefined || updatedAt.getTime() === Date.parse(seen), 'changed-meanwhile');
}

/** A field that an edit changed, with its values as texts for the activity log. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields whose texts differ. The caller lists the fields, so that no secret gets into the activity log. */
export function changesBetween<Texts extends Readonly<Record<string, string>>>(
  before: Texts,
  after: NoInfer<Texts>,
): FieldChange[] {
  return Object.entries(before).flatMap(([field, text]) => {
    const now = after[field] ?? '';
    return now === text ? [] : [{ field, before: text, after: now }];
  });
}

/** The record after an edit: fields that the call leaves out stay as they were. */
export function afterEdit<Stored extends object>(
  stored: Stored,
  sent: { readonly [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(sent).filter(([name, value]) => name in stored && value !== undefined);
  return { ...stored, ...(Object.fromEntries(given) as Partial<Stored>) };
}
