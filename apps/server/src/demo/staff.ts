import { defaultRolePermissions, permissionsAt, type ProductPermissions } from '@tezga/domain';
import type { DemoPerson, Trade } from './people.ts';

/** The shops and employees of the invented businesses, apart from their owners and operators. */
export interface DemoShop {
  readonly name: string;
  readonly address: string;
  readonly city: string;
}

export interface DemoColleague extends DemoPerson {
  readonly roleCode: 'OP' | 'AP' | typeof storekeeper.code;
  readonly phone?: string;
  readonly isDeleted?: true;
}

export interface DemoStaff {
  /** The owner and the operators work in the first shop. */
  readonly shops: readonly DemoShop[];
  readonly colleagues: readonly DemoColleague[];
}

export const demoPin = '4826';

/** A role that the business defined itself, in addition to the predefined ones. */
export const storekeeper = {
  code: 'R1',
  description: 'Magazinier',
  permissions: {
    ...permissionsAt('none'),
    backofficePermissions: {
      ...defaultRolePermissions.OP.backofficePermissions,
      receipts: 'read',
      wtn: 'readWrite',
      warehouse: 'readWrite',
      articlesAndCategories: 'readWrite',
    },
  } satisfies ProductPermissions,
} as const;

export const demoStaff: Record<Trade, DemoStaff> = {
  cafe: {
    shops: [
      { name: 'Kafe Rozafa', address: 'Rr. Kolë Idromeno 12', city: 'Shkodër' },
      { name: 'Rozafa te Liqeni', address: 'Rr. e Liqenit 3, Shirokë', city: 'Shkodër' },
    ],
    colleagues: [
      { name: 'Blerim Ndoja', email: 'blerim@kafe.example', roleCode: 'AP', phone: '355690000011' },
      { name: 'Ilir Shkreli', email: 'ilir@kafe.example', roleCode: 'OP' },
      { name: 'Çeljana Marku', email: 'celjana@kafe.example', roleCode: 'OP', phone: '355690000012' },
      { name: 'Drita Gjeloshi', email: 'drita@kafe.example', roleCode: 'OP', isDeleted: true },
    ],
  },
  supermarket: {
    shops: [
      { name: 'Market Drini', address: 'Rr. Sami Frashëri 18', city: 'Tiranë' },
      { name: 'Market Drini 2', address: 'Rr. Myslym Shyri 44', city: 'Tiranë' },
    ],
    colleagues: [
      { name: 'Anila Çela', email: 'anila@market.example', roleCode: 'AP', phone: '355690000021' },
      { name: 'Erion Lleshi', email: 'erion@market.example', roleCode: 'OP' },
      { name: 'Xhensila Dervishi', email: 'xhensila@market.example', roleCode: 'OP' },
      { name: 'Pëllumb Gjoka', email: 'pellumb@market.example', roleCode: 'R1', phone: '355690000022' },
      { name: 'Sonila Toska', email: 'sonila@market.example', roleCode: 'OP', isDeleted: true },
    ],
  },
  wholesale: {
    shops: [
      { name: 'Magazina qendrore', address: 'Rr. Antipatrea 40', city: 'Berat' },
      { name: 'Pika Lushnjë', address: 'Rr. Kongresi i Lushnjës 5', city: 'Lushnjë' },
    ],
    colleagues: [
      { name: 'Teuta Ndreu', email: 'teuta@shumice.example', roleCode: 'AP', phone: '355690000031' },
      { name: 'Fatmir Bregu', email: 'fatmir@shumice.example', roleCode: 'R1', phone: '355690000032' },
      { name: 'Klodian Hysa', email: 'klodian@shumice.example', roleCode: 'OP' },
      { name: 'Arjan Kuçi', email: 'arjan@shumice.example', roleCode: 'R1', isDeleted: true },
    ],
  },
  exchange: {
    shops: [{ name: 'Këmbim Iliria', address: 'Rr. Tregtare 7', city: 'Durrës' }],
    colleagues: [
      { name: 'Ermira Lika', email: 'ermira@kembim.example', roleCode: 'OP', phone: '355690000041' },
      { name: 'Gazmend Tola', email: 'gazmend@kembim.example', roleCode: 'OP', isDeleted: true },
    ],
  },
};
