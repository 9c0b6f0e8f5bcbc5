import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { demoPassword, owner } from './browser.ts';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Message {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
}

interface Reply<Body> {
  readonly body: Body;
  readonly token: string | null;
}

async function post<Body>(
  address: string,
  path: string,
  input: object,
  token: string | null = null,
): Promise<Reply<Body>> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return replyOf(response);
}

async function get<Body>(address: string, path: string, token: string | null = null): Promise<Body> {
  const response = await fetch(address + path, { headers: headersOf(token) });
  return (await replyOf<Body>(response)).body;
}

function headersOf(token: string | null): Record<string, string> {
  const device = { os: 'Linux', browser: 'Chrome', appversion: '1', requestid: randomUUID() };
  return token === null ? device : { ...device, authorization: `Bearer ${token}` };
}

async function replyOf<Body>(response: Response): Promise<Reply<Body>> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  const token = response.headers.get('authorization')?.replace(/^Bearer /i, '') ?? null;
  return { body: (await response.json()) as Body, token };
}

async function tokenOf(address: string, username: string, password: string): Promise<string> {
  const { token } = await post(address, '/api/auth/auth/sign-in', { username, password });
  if (token === null) throw new Error(`${username} got no token`);
  return token;
}

let hired = 0;

/** Someone new at Market Drini with a verified e-mail and a password of their own, so that a journey changes nobody else's account. */
export async function hireSomeone(address: string): Promise<Newcomer> {
  hired += 1;
  const name = `Punonjës ${hired}`;
  const email = `punonjes${hired}.${randomUUID().slice(0, 8)}@market.example`;
  const ownerToken = await tokenOf(address, owner, demoPassword);
  const { myRoles } = await get<{ myRoles: { _id: string; roleCode: string }[] }>(
    address,
    '/api/users/roles',
    ownerToken,
  );
  const roleId = myRoles.find(({ roleCode }) => roleCode === 'OP')?._id;
  await post(address, '/api/main/add-employee-with-role', { name, email, roleId }, ownerToken);
  const welcome = await messageTo(address, email, /Fjalëkalimi: /);
  const given = /Fjalëkalimi: (\S+)/.exec(welcome.text)?.[1] ?? '';
  const password = 'Fillimi-2026';
  await post(
    address,
    '/api/users/users/change-default-password',
    { newPassword: password, newPassConfirmation: password },
    await tokenOf(address, email, given),
  );
  const code = (await linkTo(address, email, 'v')).replace('/v/', '');
  await post(address, '/api/users/verify/code', { code });
  return { name, email, password };
}

export async function mailboxOf(address: string): Promise<Message[]> {
  return (await get<{ messages: Message[] }>(address, '/api/auth/auth/demo-mailbox')).messages;
}

/** The newest message to someone that says this; messages leave in a job, a moment after they were asked for. */
export async function messageTo(address: string, recipient: string, saying: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const messages = await mailboxOf(address);
        found = messages.find((message) => message.recipient === recipient && saying.test(message.text));
        return found !== undefined;
      },
      { timeout: 20_000, interval: 100 },
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
