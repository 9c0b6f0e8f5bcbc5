import { useEffect } from 'react';
import { forgetDraft, keepDraft } from './draft.ts';

/** What is typed survives a session that expired: it is kept until it is saved or given up. */
export function useDraft(name: string | undefined, values: object, isDirty: boolean): void {
  useEffect(() => {
    if (name === undefined) {
      return;
    }
    if (isDirty) {
      keepDraft(sessionStorage, name, values);
    } else {
      forgetDraft(sessionStorage, name);
    }
  }, [name, values, isDirty]);
}
