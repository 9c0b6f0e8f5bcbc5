import { expect, vi } from 'vitest';
import { articleSheet } from '../../../business/articles/import/article-sheet.ts';
import { ImportSession, type ImportServer } from '../import-session.ts';
import { savedMappings } from '../saved-mappings.ts';
import type { Verdict } from '../studio-state.ts';
import { openDesk, type RemoteDesk } from '../worker/open-desk.ts';
import { serveDesk } from '../worker/serve-desk.ts';

/** A worker in the same thread, connected by a MessageChannel. */
export function deskHere() {
  const { port1: page, port2: worker } = new MessageChannel();
  serveDesk(articleSheet, worker);
  worker.start();
  page.start();
  return openDesk(
    Object.assign(page, {
      terminate() {
        page.close();
        worker.close();
      },
    }),
  );
}

export const fine = (outcome: Verdict['outcome']): Verdict => ({ outcome, problems: [] });
export const importId = 'a'.repeat(24);

/** An import session with a fake server; a test overrides its calls. */
export function sessionWith(server: Partial<ImportServer> = {}, makeDesk: () => RemoteDesk = deskHere) {
  const onWritten = vi.fn<() => void>();
  const stored = new Map<string, string>();
  const session = new ImportSession({
    openDesk: makeDesk,
    server: {
      check: async (rows) => rows.map(() => fine('new')),
      send: async (rows) => ({ importId, rows: rows.map(() => fine('new')) }),
      undo: async () => ({ message: 'U zhbë.', kept: 0 }),
      ...server,
    },
    mappings: savedMappings('articles', ['name', 'price', 'sku'], {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    words: {},
    requiredFields: ['name', 'price'],
    onWritten,
    sentenceOf: String,
  });
  const settled = () =>
    vi.waitFor(() => {
      expect(session.getState().isChecking).toBe(false);
      expect(session.getState().isReading).toBe(false);
    });
  return { session, onWritten, settled };
}

export const sheetOf = (count: number) => ({
  text: ['Emri;Kodi;Çmimi', ...Array.from({ length: count }, (_unused, row) => `A${row};K${row};5`)].join(
    '\n',
  ),
});
