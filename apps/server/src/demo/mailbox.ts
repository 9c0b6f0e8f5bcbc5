import type { contract } from '@tezga/contract';
import { newestMessages } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';

const shownMax = 100;

/**
 * The e-mails and SMS of a demonstration, which are not sent. Outside demo mode the reply is empty, because messages
 * are private.
 */
export const mailbox: Handler<typeof contract.demo.mailbox> = async (_input, { config, transaction }) => {
  if (!config.TEZGA_DEMO) return { isOpen: false, messages: [] };
  const messages = await newestMessages(transaction, shownMax);
  return {
    isOpen: true,
    messages: messages.map(({ id, channel, recipient, subject, body, at, file }) => ({
      _id: id,
      channel,
      recipient,
      subject,
      text: body,
      at: at.toISOString(),
      file,
    })),
  };
};
