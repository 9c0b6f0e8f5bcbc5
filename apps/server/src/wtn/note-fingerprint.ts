import { fingerprintOf } from '../platform/http/replies.ts';
import type { NoteInput } from './note-of.ts';

/** A note holds no secret, so its own id is key enough; and what is kept with it outlives the secret of the server. */
export const noteFingerprint = (input: NoteInput): Buffer => fingerprintOf(input.noteId, 'wtn.issue', input);
