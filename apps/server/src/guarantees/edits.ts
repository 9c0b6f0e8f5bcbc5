import { contract, type CallName } from '@tezga/contract';
import { articleColors, type ArticleIcon } from '@tezga/domain';
import { addAdmin, newRegistrationCode } from '../testing/index.ts';
import { deviceAsAdmin } from './good-inputs-of-devices.ts';
import { newestVersionAsOwner } from './good-inputs-of-warehouse.ts';
import { asOwner, unique, type Input, type World } from './world.ts';

/** The calls that edit a record. `currencies.edit` is excluded, because all its fields are required: code and rate. */
export type EditCall = Exclude<
  Extract<
    CallName,
    `${string}.edit${string}` | 'people.adminEditProfile' | 'settings.setPrinting' | 'units.keepMany'
  >,
  'currencies.edit'
>;

interface Edit {
  /** The field of the input that has the id of the record; null if there is only one such record. */
  readonly id: string | null;
  /** Reads the stored record and returns it with the field names of the input. */
  readonly read: (world: World, id: string) => Promise<Input>;
  /** Values for fields that the good input does not have; they differ from the defaults. */
  readonly more?: () => Input;
  /** Fields whose saved value the test cannot compare, because no call returns them as they were sent. */
  readonly unread?: readonly string[];
  /** Fields that another value of the record fixes, and how this value is removed. They are edited last. */
  readonly fixed?: {
    readonly fields: readonly string[];
    readonly release: (world: World, id: string) => Promise<unknown>;
  };
}

const icon: ArticleIcon = 'coffee';
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const tillIn = (path: 'posList' | 'eposList') => async (world: World, id: string) => {
  const lists = await (await asOwner(world))(contract.tills[path], {});
  const tills: readonly Input[] = 'posList' in lists ? lists.posList : lists.eposList;
  return tills.find(({ _id }) => _id === id) ?? {};
};

/** The tax authority gives the TCR code for a shop and a TCR number. */
const fixedByRegistration = {
  fields: ['shopId', 'posTcrNr'],
  release: ({ server }: World, id: string) =>
    server.asOwner`update tenant.tills set tcr_code = '' where id = ${id}`,
};

const device: Edit = {
  id: '_id',
  read: deviceAsAdmin,
  more: () => ({ tcrCode: newRegistrationCode() }),
  fixed: fixedByRegistration,
};

const shop: Edit = {
  id: 'shopId',
  read: async (world, id) => {
    const { shops } = await (await asOwner(world))(contract.shops.list, {});
    return { ...shops.find(({ _id }) => _id === id) };
  },
  more: () => ({ alphaCode: 'A1', country: 'XKX', allowNegativeStock: true }),
};

export const edits: Record<EditCall, Edit> = {
  'articles.edit': {
    id: 'articleId',
    read: async (world, id) => ({
      ...(await (await asOwner(world))(contract.articles.one, { id })).article,
    }),
    more: () => ({
      soldBy: 'weight',
      cost: 12.5,
      representation: icon,
      shape: 'circle',
      color: articleColors[3],
      imageBase64: png,
      inventoryTrackable: false,
      currency: 'ALL',
      useProduction: true,
      useForProcessing: true,
      sellFreely: true,
      isScaleArticle: true,
      scaleOptions: { plu: 17, prefix: '21', valueType: 'weight' },
    }),
    unread: ['imageBase64'],
  },
  'admins.edit': {
    id: 'userId',
    read: async ({ server }, userId) => {
      const admin = await addAdmin(server, 'SA');
      const { saUsers } = await server.client(admin.token)(contract.admins.list, {});
      const { roleCode: _code, roleDesc: _name, ...user } = saUsers.find(({ _id }) => _id === userId) ?? {};
      return user;
    },
  },
  'adminRoles.edit': {
    id: 'roleId',
    read: async ({ server }, roleId) => {
      const admin = await addAdmin(server, 'SA');
      return { ...(await server.client(admin.token)(contract.adminRoles.one, { roleId })).saRole };
    },
  },
  'managedBusinesses.editInfo': {
    id: 'businessId',
    read: async ({ server }, businessId) => {
      const admin = await addAdmin(server, 'SA');
      const client = server.client(admin.token);
      return { ...(await client(contract.managedBusinesses.data, { businessId })).business };
    },
  },
  'customers.edit': {
    id: 'customerId',
    read: async (world, id) => ({
      ...(await (await asOwner(world))(contract.customers.one, { id })).customer,
    }),
    more: () => ({ clientCode: unique().slice(0, 20) }),
  },
  'reports.editSchedule': {
    id: 'scheduleId',
    read: async (world, id) => {
      const { schedules } = await (await asOwner(world))(contract.reports.schedules, {});
      const stored = { ...schedules.find(({ _id }) => _id === id) };
      const { lastSentDay: _lastSentDay, createdBy: _createdBy, ...sent } = stored;
      return sent;
    },
    more: () => ({ weekday: 3, monthDay: 5, language: 'en', period: 'lastMonth', frequency: 'monthly' }),
  },
  'categories.edit': {
    id: 'category_id',
    read: async (world, id) => {
      const { categories } = await (await asOwner(world))(contract.categories.list, {});
      return { ...categories.find(({ category_id: each }) => each === id) };
    },
  },
  'accounts.edit': {
    id: 'accountId',
    read: async (world, id) => {
      const { accounts } = await (await asOwner(world))(contract.accounts.list, {});
      return { ...accounts.find(({ _id }) => _id === id) };
    },
  },
  'shops.edit': shop,
  'shops.editForAdmin': shop,
  'tills.editPos': { id: '_id', read: tillIn('posList'), fixed: fixedByRegistration },
  'tills.editEpos': { id: '_id', read: tillIn('eposList'), fixed: fixedByRegistration },
  'devices.editPos': device,
  'devices.editEpos': device,
  'devices.editEasybar': device,
  'devices.editEasypoint': device,
  'roles.edit': {
    id: 'id',
    read: async (world, id) => ({ ...(await (await asOwner(world))(contract.roles.one, { id })).role }),
    more: () => ({
      posPermissions: { sales: 'read' },
      easybarPermissions: { tables: 'read' },
      easypointPermissions: { payments: 'read' },
      easybooksPermissions: { sales: 'read' },
    }),
  },
  'employees.edit': {
    id: 'employeeId',
    read: async (world, id) => {
      const { employee } = await (await asOwner(world))(contract.employees.one, { id });
      const [row] = await world.server.asOwner`select pin_hash from tenant.employees where id = ${id}`;
      const { role, operator, ...rest } = employee;
      return { ...rest, roleId: role?._id, opCode: operator?.opCode, pin: row?.['pin_hash'] };
    },
    unread: ['pin'],
  },
  'people.editProfile': {
    id: null,
    read: async (world) => ({
      ...(await (await asOwner(world))(contract.people.myProfile, {})).profile,
    }),
    more: () => ({ name: unique(), language: 'it' }),
  },
  'people.adminEditProfile': {
    id: 'userId',
    read: async ({ server }, id) => {
      const [row] = await server.asOwner`
        select name, email, '+' || phone as tel, password_hash, language from platform.users where id = ${id}`;
      return { ...row };
    },
  },
  'settings.editBusinessData': {
    id: null,
    read: async (world) => ({ ...(await (await asOwner(world))(contract.settings.businessData, {})) }),
  },
  'settings.setPrinting': {
    id: null,
    read: async (world) => {
      const { printingConfig } = await (
        await asOwner(world)
      )(contract.settings.necessaryData, { printingConfig: '1' });
      return { ...printingConfig };
    },
  },
  'warehouse.editDocument': { id: 'id', read: newestVersionAsOwner },
  'units.keepMany': {
    id: 'unit_id',
    read: async (world, id) => {
      const { units } = await (await asOwner(world))(contract.units.list, {});
      return { ...units.find(({ unit_id: each }) => each === id) };
    },
  },
};
