export { noteKind } from './note-kind.ts';
export { registerNote } from './register-note.ts';
export { wtnHandlers } from './routes.ts';
