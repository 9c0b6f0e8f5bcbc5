import type { CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import type { TestServer } from '../testing/index.ts';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `contracts.${string}` | `messages.${string}`>;

/** Valid inputs for the calls of contracts and messages. */
export const inputsOfContracts: Record<Calls, GoodInput> = {
  'contracts.unsigned': () => ({}),
  'contracts.signed': () => ({}),
  'contracts.terms': () => ({}),
  'contracts.sign': async ({ server }) => ({ templateId: await newTemplate(server) }),
  'contracts.update': ({ business }) => ({
    businessId: business.id,
    title: 'Kontratë',
    body: '# Neni 1\n\nTeksti.',
  }),
  'messages.list': ({ business }) => ({ businessId: business.id }),
};

async function newTemplate(server: TestServer): Promise<string> {
  const now = server.clock.now();
  const id = newRecordId(now);
  await server.asOwner`
    insert into platform.contract_templates (id, title, body, valid_from) values (${id}, 'Kontratë', 'Teksti.', ${now})`;
  return id;
}
