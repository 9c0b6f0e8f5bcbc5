import { randomUUID } from 'node:crypto';
import { contract, type WireInputOf } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { owner } from './browser.ts';
import { callerAt, callerSignedIn, type Login } from './caller.ts';
import { linkTo, passwordSentTo } from './mailbox.ts';

type NewRole = WireInputOf<typeof contract.roles.add>;
type NewEmployee = WireInputOf<typeof contract.employees.add>;
type Levels = NewRole['backofficePermissions'];

export interface Hired extends Login {
  readonly name: string;
}

/** Creates roles and employees of Market Drini over the API, as preparation of a journey. */
export class Staff {
  readonly #address: string;
  #owner: Promise<WireClient> | null = null;
  #hired = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async addRole(roleDesc: string, backofficePermissions: Levels): Promise<string> {
    const call = await this.#asOwner();
    const nothingElse = {
      posPermissions: {},
      easybarPermissions: {},
      easypointPermissions: {},
      easybooksPermissions: {},
    };
    return (await call(contract.roles.add, { roleDesc, backofficePermissions, ...nothingElse }))._id;
  }

  /** Renames the role, as another user would. */
  async renameRole(id: string, roleDesc: string): Promise<void> {
    const call = await this.#asOwner();
    const { role } = await call(contract.roles.one, { id });
    await call(contract.roles.edit, { ...role, id, roleDesc });
  }

  /** Hires an employee with this role who has already replaced the first password. */
  async hire(name: string, roleId: string, more: Partial<NewEmployee> = {}): Promise<Hired> {
    const email = `${randomUUID()}@market.example`;
    const password = 'Fillimi-2026';
    const asOwner = await this.#asOwner();
    await asOwner(contract.employees.add, { name, email, roleId, ...more });
    const given = await passwordSentTo(this.#address, email);
    const { call } = await callerSignedIn(this.#address, { email, password: given });
    await call(contract.people.changeDefaultPassword, {
      newPassword: password,
      newPassConfirmation: password,
    });
    return { name, email, password };
  }

  async hireWith(name: string, levels: Levels): Promise<Hired> {
    return this.hire(name, await this.addRole(`Roli i ${name}`, levels));
  }

  /** Hires an operator with a verified e-mail, so that a journey does not change a user that others need. */
  async hireSomeone(more: Partial<NewEmployee> = {}): Promise<Hired> {
    this.#hired += 1;
    const asOwner = await this.#asOwner();
    const { myRoles } = await asOwner(contract.roles.list, {});
    const operator = myRoles.find(({ roleCode }) => roleCode === 'OP')?._id ?? '';
    const hired = await this.hire(`Punonjës ${this.#hired}`, operator, more);
    const code = (await linkTo(this.#address, hired.email, 'v')).replace('/v/', '');
    await callerAt(this.#address).call(contract.verification.verifyCode, { code });
    return hired;
  }

  async #asOwner(): Promise<WireClient> {
    this.#owner ??= callerSignedIn(this.#address, owner).then(({ call }) => call);
    return this.#owner;
  }
}
