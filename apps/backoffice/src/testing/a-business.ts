import { contract, type OutputOf } from '@tezga/contract';
import { adminAreas, businessAreas, type BusinessArea, type Level, type UserKind } from '@tezga/domain';
import { answerArriving } from './arriving.ts';
import type { FakeServer } from './fake-server.ts';

/** A recognisable record id: anId(7) ends in 7. */
export const anId = (number: number): string => number.toString(16).padStart(24, '0');

export const aMoment = '2026-01-02T08:00:00.000Z';

export const aBusiness = {
  businessId: anId(0xb1),
  name: 'Market Dea',
  nipt: 'L71234567A',
  city: 'Tiranë',
  shops: [{ _id: anId(0x51), name: 'Dyqani qendror', hidden: false }],
  units: [{ unit_id: anId(0x71), name: 'Copë', code: 'C62' }],
  vat: [
    { vat_id: '20', rate: 20 },
    { vat_id: '10', rate: 10 },
    { vat_id: '0', rate: 0 },
  ],
  currencies: [
    { _id: 'ALL', name: 'ALL', exchangeRate: 1, updatedAt: aMoment },
    { _id: 'EUR', name: 'EUR', exchangeRate: 98.5, updatedAt: aMoment },
  ],
};

type Role = NonNullable<OutputOf<typeof contract.access.myRole>['role']>;

/** A test user. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly resetPassword?: boolean;
  readonly mustEnrol?: boolean;
  /** True for super admins and resellers, who belong to no business; other users belong to one business. */
  readonly isAdmin?: boolean;
  /** True for an admin of some businesses only. */
  readonly isReseller?: boolean;
  /** False for a server that closes the screens marked with isOnlyInFullAdmin. */
  readonly isFullAdmin?: boolean;
}

const noPermissions = { backofficePermissions: {}, posPermissions: {}, saPermissions: {} };

export const owner: Person = {
  userId: anId(0xa1),
  name: 'Drita Hoxha',
  email: 'pronar@market.example',
  role: { _id: anId(0xc1), roleCode: 'O', roleDesc: 'Pronar', ...noPermissions },
};

/** The owner of the installation, with all permissions in the super admin area. */
export const superAdmin: Person = {
  userId: anId(0xa3),
  name: 'Arta Admin',
  email: 'admin@tezga.example',
  isAdmin: true,
  role: {
    _id: anId(0xc3),
    roleCode: 'SA',
    roleDesc: 'Super-admin',
    ...noPermissions,
    saPermissions: Object.fromEntries(
      adminAreas.map((area) => [area, { value: 'readWrite' as const, name: area }]),
    ),
  },
};

/** A user whose role has exactly these permissions in the back office. */
export function someoneWho(permissions: Partial<Record<BusinessArea, Level>>, name = 'Besnik Gjata'): Person {
  const none = Object.fromEntries(businessAreas.map((area) => [area, 'none' as const]));
  return {
    userId: anId(0xa2),
    name,
    email: 'operator@market.example',
    role: {
      _id: anId(0xc2),
      roleCode: 'R1',
      roleDesc: `Roli i ${name}`,
      ...noPermissions,
      backofficePermissions: { ...none, ...permissions },
    },
  };
}

/** The requested page of the rows, with the totals of a listing. */
export function pageOf<Row>(rows: readonly Row[], { page = 1, perPage = 15 } = {}) {
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    totals: { totalResult: rows.length, isMore: false },
  };
}

/** The person as the user record of a server reply. */
export function userOf({ userId, name, email, resetPassword = false, mustEnrol = false, ...is }: Person) {
  const userType: UserKind = is.isReseller === true ? 'RS' : is.isAdmin === true ? 'SA' : 'business';
  return { _id: userId, name, username: email, userType, resetPassword, mustEnrol };
}

/** The person with their role, as replies of signing in have them. */
export const personWithRole = (person: Person) => ({ user: userOf(person), role: person.role });

/** The reply of the call for the signed-in user. */
export const selfOf = (person: Person) => ({
  ...personWithRole(person),
  isFullAdmin: person.isFullAdmin ?? true,
});

/** The business with its settings. */
export const anOwnData = {
  businessName: aBusiness.name,
  businessId: aBusiness.businessId,
  nipt: aBusiness.nipt,
  isInVat: true,
  impactWarehouse: true,
  allowNegativeStock: false,
  closedUntil: null,
  groupArticlesByName: false,
  businessOwner: owner.name,
  certificateName: null,
};

/** The business in the list of admins. */
export const aListedBusiness: OutputOf<typeof contract.managedBusinesses.list>['businesses'][number] = {
  _id: aBusiness.businessId,
  businessName: aBusiness.name,
  nipt: aBusiness.nipt,
  city: aBusiness.city,
  email: owner.email,
  tel: '',
  businessEmail: '',
  businessTel: '',
  ownerName: owner.name,
  saName: '',
  saEmail: '',
  serverName: '',
  suggestedBy: [],
  contactNumbers: [],
  deleted: false,
  createdAt: aMoment,
};

/** The business as its admins read it. */
export const aManagedBusiness: OutputOf<typeof contract.managedBusinesses.data>['business'] = {
  businessId: aBusiness.businessId,
  name: aBusiness.name,
  nipt: aBusiness.nipt,
  city: aBusiness.city,
  address: 'Rr. e Durrësit 1',
  phoneNumber: '+355 69 123 4567',
  email: '',
  website: '',
  contactNumbers: [],
  suggestedBy: [],
  vat: ['20', '10', '0'],
  isIssuerInVAT: true,
  impactWarehouse: true,
  super_admin_id: null,
  superAdminName: null,
  certificateEndsAt: null,
  owner: {
    _id: owner.userId,
    name: owner.name,
    email: owner.email,
    tel: '+355691234567',
    emailVerified: true,
    telVerified: false,
    roleCode: 'O',
    resetPassword: false,
  },
  invitedOwner: null,
  createdAt: aMoment,
  updatedAt: aMoment,
};

/** From now on the server treats every caller as this person. */
export function answerAs(server: FakeServer, person: Person): void {
  server.answer(contract.access.myRole, selfOf(person));
}

/**
 * Default replies to the calls that every signed-in screen makes, so that a test answers only the calls it is
 * about.
 */
export function answerUsually(server: FakeServer): void {
  answerSession(server);
  answerNecessary(server);
  answerWarnings(server);
  answerArriving(server);
  server.answer(contract.views.list, { views: [], layout: null });
}

function answerSession(server: FakeServer): void {
  const { businessId, name, nipt, city, vat } = aBusiness;
  const { userId: ownerId, name: ownerName, email } = owner;
  server.answer(contract.access.refreshToken, { businessId });
  server.answer(contract.access.signOut, {});
  const verified = { emailVerified: true, telVerified: false };
  server.answer(contract.employees.ownerData, {
    owner: {
      _id: ownerId,
      name: ownerName,
      email,
      tel: null,
      ...verified,
      roleCode: 'O',
      resetPassword: false,
    },
  });
  server.answer(contract.businesses.ownData, { ownData: anOwnData });
  const here = { businessId, name, nipt, city, ownerId, ownerName, adminName: null, createdAt: aMoment };
  server.answer(contract.businesses.myBusinesses, { businesses: [here] });
  server.answer(contract.managedBusinesses.aboutToExpire, { businesses: [] });
  server.answer(contract.managedBusinesses.list, {
    businesses: [aListedBusiness],
    removed: [],
    isCut: false,
    businessUpdatedAt: '1',
  });
  server.answer(contract.managedBusinesses.necessaryData, {
    vat,
    superAdmins: [{ _id: superAdmin.userId, name: superAdmin.name, email: superAdmin.email, userType: 'SA' }],
  });
  server.answer(contract.managedBusinesses.data, { business: aManagedBusiness });
  const texts = { address: 'Rr. e Durrësit 1', phoneNumber: '+355 69 123 4567', email: '', website: '' };
  server.answer(contract.settings.businessData, { name, nipt, city, ...texts, updatedAt: aMoment });
  server.answer(contract.employees.invitations, { invitations: [] });
}

/** Replies with the options of forms and filters. */
function answerNecessary(server: FakeServer): void {
  const { shops, units, vat, currencies } = aBusiness;
  server.answer(contract.settings.necessaryData, (wanted) => ({
    ...(wanted.units ? { units } : {}),
    ...(wanted.vat ? { vat } : {}),
    ...(wanted.categories ? { categories: [] } : {}),
    ...(wanted.currencies ? { currencies } : {}),
    ...(wanted.shops ? { shops } : {}),
    ...(wanted.logo ? { logo: null } : {}),
    ...(wanted.printingConfig ? { printingConfig: { paymentQrCode: false, vatSection: true } } : {}),
  }));
}

const noDeadlines = { nearCount: 0, missedCount: 0, seenCount: 0 };

/** Replies that show no warning in the shell. */
function answerWarnings(server: FakeServer): void {
  server.answer(contract.contracts.signed, {
    isDue: false,
    base64: null,
    fileName: null,
    signedAt: null,
    signedBy: null,
    sha256: null,
  });
  server.answer(contract.upkeep.disk, { state: 'enough', freeBytes: null });
  server.answer(contract.sales.clock, { minutesAway: null });
  server.answer(contract.certificates.current, { pem: null, certificate: null, former: [] });
  server.answer(contract.sales.waiting, { invoices: [], count: 0, ...noDeadlines });
  server.answer(contract.wtn.waiting, { wtns: [], count: 0, ...noDeadlines });
  server.answer(contract.cashRegister.waiting, { transactions: [], count: 0, ...noDeadlines });
}
