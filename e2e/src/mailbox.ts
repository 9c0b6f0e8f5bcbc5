import { contract } from '@tezga/contract';
import { expect } from 'vitest';
import { callerAt } from './caller.ts';

interface Message {
  readonly recipient: string;
  readonly text: string;
}

/** The newest message to a recipient that matches; waits, because a job sends messages a moment later. */
async function messageTo(address: string, recipient: string, pattern: RegExp): Promise<Message> {
  const { call } = callerAt(address);
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await call(contract.demo.mailbox, {});
        found = messages.find((message) => message.recipient === recipient && pattern.test(message.text));
        return found !== undefined;
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('the poll above found no message');
  return found;
}

/** The path of the link in a message, such as /r/CODE. */
export async function linkTo(address: string, recipient: string, page: 'r' | 'v'): Promise<string> {
  const link = new RegExp(`/${page}/[0-9A-Z]+`);
  const { text } = await messageTo(address, recipient, link);
  return link.exec(text)?.[0] ?? '';
}

/** The password sent to a new user. */
export async function passwordSentTo(address: string, email: string): Promise<string> {
  const { text } = await messageTo(address, email, /Fjalëkalimi: /);
  return /Fjalëkalimi: (\S+)/.exec(text)?.[1] ?? '';
}
