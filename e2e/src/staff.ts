import { randomUUID } from 'node:crypto';
import { demoPassword, owner } from './browser.ts';
import { messageTo } from './newcomer.ts';

export type Levels = Readonly<Record<string, 'none' | 'read' | 'readWrite'>>;

export interface Hired {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly roleId: string;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly input?: object;
  readonly token?: string;
}

async function reply(address: string, path: string, { method = 'POST', input, token }: Call) {
  const response = await fetch(address + path, {
    method,
    headers: {
      os: 'Linux',
      browser: 'Chrome',
      appversion: '1',
      requestid: randomUUID(),
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The back office of Market Drini without a screen: what a journey needs before it begins. */
export class Staff {
  readonly #address: string;
  readonly #token: string;

  private constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  static async of(address: string): Promise<Staff> {
    return new Staff(address, await Staff.#signIn(address, owner, demoPassword));
  }

  static async #signIn(address: string, username: string, password: string): Promise<string> {
    const { headers } = await reply(address, '/api/auth/auth/sign-in', { input: { username, password } });
    return headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  }

  async addRole(roleDesc: string, backofficePermissions: Levels): Promise<string> {
    const response = await this.#call('/api/users/roles', {
      input: {
        roleDesc,
        backofficePermissions,
        posPermissions: {},
        easybarPermissions: {},
        easypointPermissions: {},
        easybooksPermissions: {},
      },
    });
    return ((await response.json()) as { _id: string })._id;
  }

  /** Someone else saves the role under another name. */
  async renameRole(id: string, roleDesc: string): Promise<void> {
    const response = await this.#call(`/api/users/roles/${id}`, { method: 'GET' });
    const { role } = (await response.json()) as { role: object };
    await this.#call(`/api/users/roles/${id}`, { method: 'PATCH', input: { ...role, roleDesc } });
  }

  /** Someone with this role who has chosen a password of their own already. */
  async hire(name: string, roleId: string, more: object = {}): Promise<Hired> {
    const email = `${randomUUID()}@market.example`;
    await this.#call('/api/main/add-employee-with-role', { input: { name, email, roleId, ...more } });
    const password = 'Fillimi-2026';
    const token = await Staff.#signIn(this.#address, email, await passwordSentTo(this.#address, email));
    const input = { newPassword: password, newPassConfirmation: password };
    await reply(this.#address, '/api/users/users/change-default-password', { input, token });
    return { name, email, password, roleId };
  }

  async hireWith(name: string, levels: Levels): Promise<Hired> {
    return this.hire(name, await this.addRole(`Roli i ${name}`, levels));
  }

  #call(path: string, call: Call): Promise<Response> {
    return reply(this.#address, path, { ...call, token: this.#token });
  }
}

/** The password the demonstration's mailbox holds for a new account. */
export async function passwordSentTo(address: string, email: string): Promise<string> {
  const { text } = await messageTo(address, email, /Fjalëkalimi: /);
  return /Fjalëkalimi: (\S+)/.exec(text)?.[1] ?? '';
}
