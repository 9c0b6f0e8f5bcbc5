import { randomInt } from 'node:crypto';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addBusiness,
  addEmployee,
  joinBusiness,
  openSession,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

export type Input = Record<string, unknown>;

export interface World {
  readonly server: TestServer;
  readonly business: TestBusiness;
  readonly admin: TestPerson;
}

/** A list if the call takes several records. */
export type Inputs = Input | readonly Input[];

export type GoodInput = (world: World) => Inputs | Promise<Inputs>;

export const unique = () => crypto.randomUUID();
export const newPhone = () => `+35569${randomInt(1_000_000, 9_999_999)}`;
export const newPasswords = { newPassword: 'Krejt-tjeter-1', newPassConfirmation: 'Krejt-tjeter-1' };

export const colleague = ({ server, business }: World) => addEmployee(server, business.id, 'OP', {});

/** A client with its own session, because some calls end their session. */
export async function asOwner(world: World) {
  return world.server.client((await ownSession(world)).token);
}

export const ownSession = ({ server, business }: World) =>
  openSession(server, business.owner.id, business.id, 'business');

export async function newShop({ server, business }: World): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${business.id}, ${id}, ${`Dyqan ${id}`}, 'Rr. e Provës 1', 'Tiranë')`;
  return id;
}

/** Adds another business that has invited the owner. */
export async function invitingBusiness({ server, business }: World): Promise<string> {
  const { id } = await addBusiness(server, 'Ftuesi');
  await joinBusiness(server, business.owner.id, id, 'OP');
  await server.asOwner`
    update platform.memberships set state = 'pending' where business_id = ${id} and user_id = ${business.owner.id}`;
  return id;
}
