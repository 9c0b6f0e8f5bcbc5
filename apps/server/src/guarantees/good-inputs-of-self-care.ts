import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { testPortal } from '../testing/index.ts';
import { asOwner, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `selfCare.${string}`>;

/** Valid inputs for the calls to the portal of the tax authority. */
export const inputsOfSelfCare: Record<Calls, GoodInput> = {
  'selfCare.enter': async (world) => ({ payload: await mine(world) }),
  'selfCare.createOperator': async (world) => ({
    payload: { ...(await mine(world)), name: 'Arta Hoxha', idNumber: newPersonalNumber() },
    token: 'x',
  }),
  'selfCare.credentials': () => ({}),
  'selfCare.salesPurchaseBook': (world) => withPortalPassword(world, { period: '2026-11' }),
  'selfCare.books': (world) => withPortalPassword(world, { entityEnum: 'SALES_BOOK', ...page }),
  'selfCare.bookRows': (world) =>
    withPortalPassword(world, {
      entityEnum: 'SALES_BOOK_ROW',
      masterEntityEnum: 'SALES_BOOK',
      masterTablePkColumnValue: '2026-11',
      ...page,
    }),
  'selfCare.newBook': (world) => withPortalPassword(world, { period: '2026-11' }),
  'selfCare.purchases': (world) => withPortalPassword(world, { from: '2026-11-01', to: '2026-11-30' }),
  'selfCare.purchasePaper': (world) => withPortalPassword(world, { fic: testPortal.fic }),
  'selfCare.employees': (world) => withPortalPassword(world, {}),
  'selfCare.addEmployee': async (world) =>
    withPortalPassword(world, {
      name: 'Arta Hoxha',
      email: `${unique()}@prova.example`,
      roleId: await newRole(world),
      idNumber: newPersonalNumber(),
      shopIds: [],
    }),
  'selfCare.refresh': mine,
  'selfCare.businessUnits': mine,
  'selfCare.operators': mine,
  'selfCare.stored': mine,
};

const page = { page: 1, perPage: 10, sortParams: [], filterColumnDataList: [], exactFilter: false };
const newPersonalNumber = () => `J9010101${randomInt(10)}${'ABCDEFGHIJ'[randomInt(10)]}`;

/** Stores the password of the portal, so that the business can sign in there. */
async function withPortalPassword(world: World, input: object) {
  const client = await asOwner(world);
  await client(contract.settings.keepCredentials, { password: testPortal.password });
  return { ...input };
}

function mine(world: World) {
  return withPortalPassword(world, { businessId: world.business.id });
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
