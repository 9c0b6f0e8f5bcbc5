import type { Language } from '@tezga/phrases';
import type { PublicContext } from '../platform/http/context.ts';

/** The part of a context that sending a message needs: every handler has it, and a job can create it. */
export type MessageContext = Pick<PublicContext, 'transaction' | 'clock' | 'addJob' | 'phrasesIn' | 'config'>;

export interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The recipient of a message, with the language to write in. */
export interface Recipient {
  readonly userName: string;
  readonly contacts: Contacts;
  readonly language: Language;
}
