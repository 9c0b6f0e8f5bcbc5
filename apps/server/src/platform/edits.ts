import { refuseUnless } from '@tezga/domain';

/**
 * Optimistic locking: refuses an edit if the record has changed since the caller read the version `seen`. Without
 * `seen` there is no check.
 */
export function refuseIfChanged(updatedAt: Date, seen: string | undefined): void {
  refuseUnless(seen === undefined || updatedAt.getTime() === Date.parse(seen), 'changed-meanwhile');
}

/** A field that an edit changed, with both values as texts for the activity log. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Compares two versions of a record and returns the fields that differ. The caller chooses the fields, so that no
 * secret gets into the activity log.
 */
export function changesBetween<Texts extends Readonly<Record<string, string>>>(
  before: Texts,
  after: NoInfer<Texts>,
): FieldChange[] {
  return Object.entries(before).flatMap(([field, text]) => {
    const now = after[field] ?? '';
    return now === text ? [] : [{ field, before: text, after: now }];
  });
}

/** The record as it is after the edit: fields that the call does not send stay unchanged. */
export function afterEdit<Stored extends object>(
  stored: Stored,
  sent: { readonly [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(sent).filter(([name, value]) => name in stored && value !== undefined);
  return { ...stored, ...(Object.fromEntries(given) as Partial<Stored>) };
}
