import { usePhrases, useLanguage } from '@tezga/ui';
import { CallError } from '@tezga/contract/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ImportKind } from './import-kind.ts';
import { ImportSession } from './import-session.ts';
import { savedMappings } from './saved-mappings.ts';
import { useRefreshImported } from './use-refresh-imported.ts';
import { openDesk } from './worker/open-desk.ts';

/** The import session of this page and its state; it ends when the page is left. */
export function useImportSession(kind: ImportKind) {
  const phrases = usePhrases();
  const { language } = useLanguage();
  const refresh = useRefreshImported(kind);
  const [session] = useState(
    () =>
      new ImportSession({
        openDesk: () => openDesk(kind.openWorker()),
        server: kind.server,
        mappings: savedMappings(
          kind.name,
          kind.fields.map(({ key }) => key),
          localStorage,
        ),
        words: kind.words(phrases, language),
        requiredFields: kind.fields.flatMap(({ key, isRequired }) => (isRequired ? [key] : [])),
        onWritten: refresh,
        sentenceOf: (error) =>
          error instanceof CallError ? error.message : phrases.fallbacks['change-not-made'],
      }),
  );
  useEffect(() => () => session.close(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return { session, state };
}
