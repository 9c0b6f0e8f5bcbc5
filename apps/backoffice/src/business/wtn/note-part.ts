import type { ZodForm } from '@tezga/ui';
import type { NoteValues } from './note-form.ts';

export interface NoteFieldsProps {
  readonly form: ZodForm<NoteValues>;
}
