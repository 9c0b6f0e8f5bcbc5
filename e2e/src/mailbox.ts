import { contract } from '@tezga/contract';
import { expect } from 'vitest';
import { callerAt } from './caller.ts';

interface Message {
  readonly recipient: string;
  readonly text: string;
}

/** The newest message to someone that says this; messages leave in a job, a moment after they were asked for. */
async function messageTo(address: string, recipient: string, saying: RegExp): Promise<Message> {
  const { call } = callerAt(address);
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await call(contract.demo.mailbox, {});
        found = messages.find((message) => message.recipient === recipient && saying.test(message.text));
        return found !== undefined;
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('the poll above has found it');
  return found;
}

/** The path of the page a message leads to, such as /r/CODE. */
export async function linkTo(address: string, recipient: string, page: 'r' | 'v'): Promise<string> {
  const link = new RegExp(`/${page}/[0-9A-Z]+`);
  const { text } = await messageTo(address, recipient, link);
  return link.exec(text)?.[0] ?? '';
}

/** The password sent for a new account. */
export async function passwordSentTo(address: string, email: string): Promise<string> {
  const { text } = await messageTo(address, email, /Fjalëkalimi: /);
  return /Fjalëkalimi: (\S+)/.exec(text)?.[1] ?? '';
}
