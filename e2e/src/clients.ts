import { contract, type WireInputOf } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { callerSignedIn, type Login } from './caller.ts';

type NewCustomer = WireInputOf<typeof contract.customers.add>;

/** Creates the customers of a business over the API, as preparation of a journey. */
export class Clients {
  readonly #call: WireClient;

  private constructor(call: WireClient) {
    this.#call = call;
  }

  static async of(address: string, who: Login): Promise<Clients> {
    return new Clients((await callerSignedIn(address, who)).call);
  }

  async add(name: string, more: Partial<NewCustomer> = {}): Promise<string> {
    return (
      await this.#call(contract.customers.add, { name, address: 'Rruga e Provës 1', town: 'Tiranë', ...more })
    ).customerId;
  }

  async one(id: string) {
    return this.#call(contract.customers.one, { id });
  }
}
