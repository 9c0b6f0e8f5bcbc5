import type { Language } from '@tezga/phrases';
import { publicLink } from './public-link.ts';
import { queueMessage } from './queue-message.ts';
import { writeEmail } from './write-email.ts';
import type { Contacts, MessageContext } from './message-context.ts';

export interface Welcome {
  readonly userName: string;
  readonly contacts: Contacts;
  readonly username: string;
  readonly password: string;
  readonly businessName: string | null;
  readonly language: Language;
}

/** Sends a new user the user name and the first password: by e-mail or, only without an e-mail address, by SMS. */
export async function sendWelcome(context: MessageContext, welcome: Welcome): Promise<void> {
  const { contacts, username, password } = welcome;
  const phrases = context.phrasesIn[welcome.language];
  const texts = phrases.messages.welcome;
  const link = publicLink(context.config, '/');
  if (contacts.email !== null) {
    const content = {
      userName: welcome.userName,
      before: `${texts.before(welcome.businessName)}\n\n${texts.credentials(username, password)}`,
      link: { label: texts.button, address: link },
      after: texts.after,
    };
    const { subject } = texts;
    await queueMessage(context, {
      kind: 'welcome',
      channel: 'email',
      recipient: contacts.email,
      subject,
      ...writeEmail(content, phrases),
    });
  } else if (contacts.phone !== null) {
    const body = texts.sms(username, password, link);
    await queueMessage(context, {
      kind: 'welcome',
      channel: 'sms',
      recipient: contacts.phone,
      body,
    });
  }
}
