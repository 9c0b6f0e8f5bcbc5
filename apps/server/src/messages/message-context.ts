import type { Language } from '@tezga/phrases';
import type { PublicContext } from '../platform/http/context.ts';

/**
 * The fields of a context that sending a message needs: the context of every handler has them, and a job can create
 * them.
 */
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
