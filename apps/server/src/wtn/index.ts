export { noteDocumentKind } from './note-document-kind.ts';
export { noteKind } from './note-kind.ts';
export { registerNote, type PastNote } from './register-note.ts';
export { wtnHandlers } from './routes.ts';
