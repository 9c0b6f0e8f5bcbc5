import { forgetDraft, keepDraft, readDraft } from '@tezga/ui';

const name = 'sent-transfer-note';

/** This tab keeps which note it sent until it was answered: a reload changes nothing about that. */
export function keepSentNote(noteId: string, storage: Storage = sessionStorage): void {
  keepDraft(storage, name, { noteId });
}

/** The note that was sent and not answered; empty where there is none. */
export const sentNote = (storage: Storage = sessionStorage): string =>
  readDraft(storage, name, { noteId: '' })?.noteId ?? '';

export function forgetSentNote(storage: Storage = sessionStorage): void {
  forgetDraft(storage, name);
}
