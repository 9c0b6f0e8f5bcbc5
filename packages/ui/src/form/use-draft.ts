import { useEffect, useEffectEvent } from 'react';
import { forgetDraft, keepDraft } from './draft.ts';

/** What is typed survives a session that expired: it is kept until it is saved or given up. */
export function useDraft(
  name: string | undefined,
  values: object,
  { isDirty, secrets }: { readonly isDirty: boolean; readonly secrets: readonly string[] },
): void {
  const keep = useEffectEvent((draft: string, typed: object) =>
    keepDraft(sessionStorage, draft, typed, secrets),
  );
  useEffect(() => {
    if (name === undefined) {
      return;
    }
    if (isDirty) {
      keep(name, values);
    } else {
      forgetDraft(sessionStorage, name);
    }
  }, [name, values, isDirty]);
}
