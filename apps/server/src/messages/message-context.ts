import type { Language } from '@tezga/phrases';
import type { PublicContext } from '../platform/http/context.ts';

/** What it takes to write a message: any handler's context has it, and a job can make it. */
export type MessageContext = Pick<PublicContext, 'transaction' | 'clock' | 'addJob' | 'phrasesIn' | 'config'>;

export interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whom a message is for, and the language they read. */
export interface Recipient {
  readonly userName: string;
  readonly contacts: Contacts;
  readonly language: Language;
}
