import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { testPortal } from '../testing/index.ts';
import { asOwner, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `selfCare.${string}`>;

/** An input that each call accepts which has to do with the portal of the tax authority. */
export const inputsOfSelfCare: Record<Calls, GoodInput> = {
  'selfCare.enter': async (world) => ({ payload: await mine(world) }),
  'selfCare.createOperator': async (world) => ({
    payload: { ...(await mine(world)), name: 'Arta Hoxha', idNumber: newPersonalNumber() },
    token: 'x',
  }),
  'selfCare.credentials': () => ({}),
  'selfCare.salesPurchaseBook': (world) => known(world, { period: '2026-11' }),
  'selfCare.books': (world) => known(world, { entityEnum: 'SALES_BOOK', ...page }),
  'selfCare.bookRows': (world) =>
    known(world, {
      entityEnum: 'SALES_BOOK_ROW',
      masterEntityEnum: 'SALES_BOOK',
      masterTablePkColumnValue: '2026-11',
      ...page,
    }),
  'selfCare.newBook': (world) => known(world, { period: '2026-11' }),
  'selfCare.purchases': (world) => known(world, { from: '2026-11-01', to: '2026-11-30' }),
  'selfCare.purchasePaper': (world) => known(world, { fic: testPortal.fic }),
  'selfCare.employees': (world) => known(world, {}),
  'selfCare.addEmployee': async (world) =>
    known(world, {
      name: 'Arta Hoxha',
      email: `${unique()}@prova.example`,
      roleId: await newRole(world),
      idNumber: newPersonalNumber(),
      shopIds: [],
    }),
  'selfCare.refresh': mine,
  'selfCare.businessUnits': mine,
  'selfCare.operators': mine,
};

const page = { page: 1, perPage: 10, sortParams: [], filterColumnDataList: [], exactFilter: false };
const newPersonalNumber = () => `J9010101${randomInt(10)}${'ABCDEFGHIJ'[randomInt(10)]}`;

/** The business is one that the portal lets in. */
async function known(world: World, input: object) {
  const client = await asOwner(world);
  await client(contract.settings.keepCredentials, { password: testPortal.password });
  return { ...input };
}

function mine(world: World) {
  return known(world, { businessId: world.business.id });
}

async function newRole(world: World): Promise<string> {
  const client = await asOwner(world);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: unique(),
    backofficePermissions: { dashboard: 'read' },
    posPermissions: {},
    easybarPermissions: {},
    easypointPermissions: {},
    easybooksPermissions: {},
  });
  return roleId;
}
