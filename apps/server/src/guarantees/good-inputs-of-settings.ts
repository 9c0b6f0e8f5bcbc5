import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { currencyCodes } from '@tezga/domain';
import { newRecordId } from '../platform/record-ids.ts';
import { inputsOfDevices } from './good-inputs-of-devices.ts';
import { asOwner, newShop, unique, type GoodInput, type World } from './world.ts';

type Calls = Exclude<
  Extract<
    CallName,
    | `settings.${string}`
    | `shops.${string}`
    | `tills.${string}`
    | `devices.${string}`
    | `simCards.${string}`
    | `fleet.${string}`
    | `currencies.${string}`
    | `accounts.${string}`
    | `customers.${string}`
    | `clientCredit.${string}`
  >,
  'customers.taxpayers'
>;

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const customer = {
  idType: 'ID',
  idNumber: 'I05101999I',
  phone: '+355 69 123',
  email: 'klienti@prova.example',
  address: 'Rr. e Provës 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const place = { address: 'Rr. e Provës 1', city: 'Tiranë', phoneNumber: '+355 69 123 4567' } as const;

/** Valid inputs for the calls of settings, shops, tills, devices, currencies, bank accounts, customers and client credit. */
export const inputsOfSettings: Record<Calls, GoodInput> = {
  ...inputsOfDevices,
  'settings.necessaryData': () => ({
    ownData: '1',
    units: '1',
    vat: '1',
    categories: '1',
    shops: '1',
    logo: '1',
    businessEmployees: '1',
    availableAccounts: '1',
  }),
  'settings.businessData': () => ({}),
  'settings.editBusinessData': async (world) => {
    const { updatedAt } = await (await asOwner(world))(contract.settings.businessData, {});
    return { name: 'Emër i ri', email: 'a@b.al', website: 'b.al', ...place, updatedAt };
  },
  'settings.setClosedPeriod': () => ({ closedUntil: '2020-12-31' }),
  'settings.setInVat': () => ({ isInVat: true }),
  'settings.setNegativeStock': () => ({ allowNegativeStock: true }),
  'settings.setGrouping': () => ({ groupArticlesByName: true }),
  'settings.setPrinting': () => ({ paymentQrCode: false, vatSection: true }),
  'settings.setLogo': () => ({ logo: pixel }),
  'settings.keepCredentials': () => ({ password: unique() }),
  'settings.credentials': () => ({ reveal: '0' }),
  'settings.comments': () => ({}),
  'settings.postComment': ({ business }) => ({ businessId: business.id, ...comment }),
  'settings.commentFile': async (world) => {
    const client = await asOwner(world);
    await client(contract.settings.postComment, comment);
    const { comments } = await client(contract.settings.comments, {});
    return { fileId: comments[0]?.files[0]?._id };
  },
  'settings.downloadComment': async (world) => {
    const client = await asOwner(world);
    const { _id: commentId } = await client(contract.settings.postComment, comment);
    return { businessId: world.business.id, commentId };
  },
  'shops.list': () => ({}),
  'shops.add': ({ business }) => ({ name: unique(), ...place, business_id: business.id, bUnit: newCode() }),
  'shops.edit': async (world) => {
    const shopId = await newShop(world);
    const { shops } = await (await asOwner(world))(contract.shops.list, {});
    const updatedAt = shops.find(({ _id }) => _id === shopId)?.updatedAt;
    return { shopId, name: unique(), ...place, bUnit: newCode(), updatedAt };
  },
  'shops.editForAdmin': async (world) => ({
    business_id: world.business.id,
    shopId: await newShop(world),
    name: unique(),
    ...place,
    bUnit: newCode(),
  }),
  'shops.hideOrRestore': async (world) => ({ shopId: await newShop(world), hidden: false }),
  'shops.mayBeDeleted': async (world) => ({ shopsId: await newShop(world), businessId: world.business.id }),
  'shops.remove': async (world) => {
    await newShop(world);
    return { shopId: await newShop(world), businessId: world.business.id };
  },
  'tills.posList': () => ({}),
  'tills.editPos': (world) => newTill(world, 'pos'),
  'tills.eposList': () => ({}),
  'tills.editEpos': (world) => newTill(world, 'epos'),
  'tills.businessData': () => ({ pos: '1', ePos: '1', shops: '1', employees: '1' }),
  'currencies.all': () => ({}),
  'currencies.list': () => ({}),
  'currencies.history': async (world) => ({ currencyId: await newCurrency(world) }),
  'currencies.add': async (world) => [{ currencyId: await freeCurrency(world), exchangeRate: 98.5 }],
  'currencies.edit': async (world) => [{ currencyId: await newCurrency(world), exchangeRate: 99.25 }],
  'currencies.remove': async (world) => ({ ids: [await newCurrency(world)] }),
  'accounts.list': () => ({}),
  'accounts.banks': () => ({}),
  'accounts.add': () => account(),
  'accounts.edit': async (world) => {
    const accountId = await newAccount(world);
    const { accounts } = await (await asOwner(world))(contract.accounts.list, {});
    const updatedAt = accounts.find(({ _id }) => _id === accountId)?.updatedAt;
    return { accountId, ...account(), updatedAt };
  },
  'accounts.remove': async (world) => ({ accountIds: [await newAccount(world)] }),
  'accounts.restore': async (world) => {
    const accountIds = [await newAccount(world)];
    await (
      await asOwner(world)
    )(contract.accounts.remove, { accountIds });
    return { accountIds };
  },
  'customers.towns': () => ({}),
  'customers.page': () => ({ page: 1, sort: 'town', direction: 'descending', search: 'ag', idTypes: ['ID'] }),
  'customers.one': async (world) => ({ id: await newCustomer(world) }),
  'customers.changes': () => ({ customersTimestamp: '1' }),
  'customers.nextCode': () => ({ type: 'NUIS' }),
  'customers.add': () => ({ name: unique(), clientCode: unique().slice(0, 20), ...customer }),
  'customers.edit': async (world) => {
    const id = await newCustomer(world);
    const { customer: read } = await (await asOwner(world))(contract.customers.one, { id });
    return { customerId: id, name: unique(), ...customer, updatedAt: read.updatedAt };
  },
  'customers.remove': async (world) => ({ selectedCustomers: [await newCustomer(world)] }),
  'customers.restore': async (world) => {
    const selectedCustomers = [await newCustomer(world)];
    await (
      await asOwner(world)
    )(contract.customers.remove, { selectedCustomers });
    return { selectedCustomers };
  },
  'customers.merge': async (world) => ({
    keptId: await newCustomer(world),
    mergedIds: [await newCustomer(world)],
  }),
  'clientCredit.config': () => ({}),
  'clientCredit.saveConfig': () => ({
    moduleId: 'clientCredit',
    config: { exchangeRate: 12.5, codeStandard: '5 shifra' },
  }),
  'clientCredit.updateCredit': async (world) => ({
    customerId: await newCustomer(world),
    credits: 100.25,
    seenCredits: 0,
  }),
};

const comment = {
  message: 'Koment',
  files: [{ name: 'a.csv', type: 'text/csv' as const, data: Buffer.from('a;b').toString('base64') }],
};

const newCode = () => `qa${randomInt(100, 999)}zb${randomInt(100, 999)}`;

async function newTill(world: World, kind: 'pos' | 'epos') {
  const { server, business } = world;
  const now = server.clock.now();
  const [_id, shopId] = [newRecordId(now), await newShop(world)];
  await server.asOwner`
    insert into tenant.tills (business_id, id, kind, shop_id, name, updated_at, tcr_order_number, tcr_number)
    select ${business.id}, ${_id}, ${kind}, ${shopId}, 'Arka', ${now}, number, number::text
    from tenant.next_tcr_order(${business.id}) as number`;
  return {
    _id,
    shopId,
    name: unique(),
    deviceUUID: unique(),
    tcrCode: newCode(),
    updatedAt: now.toISOString(),
  };
}

async function freeCurrency(world: World): Promise<string> {
  const { currencies } = await (await asOwner(world))(contract.currencies.list, {});
  return currencyCodes.find((code) => !currencies.some(({ _id }) => _id === code)) ?? '';
}

async function newCurrency(world: World): Promise<string> {
  const currencyId = await freeCurrency(world);
  await (
    await asOwner(world)
  )(contract.currencies.add, [{ currencyId, exchangeRate: 100 }]);
  return currencyId;
}

const account = () => ({
  IBAN: newIban(),
  bankName: 'Banka',
  swift: 'NCBAALTX',
  currency: 'EUR',
  isMain: true,
});

const newAccount = async (world: World) =>
  (await (await asOwner(world))(contract.accounts.add, account())).accountId;

/** A foreign IBAN, for which only the check digits are verified. */
function newIban(): string {
  const rest = `XK00${String(randomInt(1e11)).padStart(24, '7')}`;
  const digits = (rest.slice(4) + rest.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  const check = 98n - (BigInt(digits) % 97n);
  return `XK${String(check).padStart(2, '0')}${rest.slice(4)}`;
}

export const newCustomer = async (world: World) =>
  (await (await asOwner(world))(contract.customers.add, { name: unique(), ...customer })).customerId;
