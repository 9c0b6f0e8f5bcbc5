import type { AdminArea, BusinessArea, Level } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { ComponentType } from 'react';

/** A page of the product: where it is, who may enter, what it is called. */
export interface Screen {
  readonly area: 'public' | 'business' | 'super-admin';
  readonly path: string;
  /** The permission that decides; null where everyone in the area may enter. */
  readonly key: BusinessArea | AdminArea | null;
  readonly levels: readonly Level[];
  readonly title: (phrases: Phrases) => string;
  /** Fetched when someone goes there; null for what stands before the door, where there is no router yet. */
  readonly page: (() => Promise<ComponentType>) | null;
}

const any: readonly Level[] = ['none', 'read', 'readWrite'];
const readers: readonly Level[] = ['read', 'readWrite'];
const writers: readonly Level[] = ['readWrite'];

/** The permission table of the specification as code: the router, the navigation and the palette are made from it. */
export const screens: readonly Screen[] = [
  {
    area: 'public',
    path: '/',
    key: null,
    levels: any,
    title: ({ access }) => access.signInTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/select_business',
    key: null,
    levels: any,
    title: ({ access }) => access.selectBusiness,
    page: null,
  },
  {
    area: 'public',
    path: '/v/:code',
    key: null,
    levels: any,
    title: ({ verification }) => verification.verifyTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/r/:code',
    key: null,
    levels: any,
    title: ({ verification }) => verification.resetTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/forgot',
    key: null,
    levels: any,
    title: ({ verification }) => verification.forgotTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/mailbox',
    key: null,
    levels: any,
    title: ({ verification }) => verification.mailbox.title,
    page: null,
  },
  {
    area: 'business',
    path: '/activity',
    key: 'configurations',
    levels: readers,
    title: ({ activity }) => activity.title,
    page: async () => (await import('./business/activity/ActivityPage.tsx')).ActivityPage,
  },
  {
    area: 'business',
    path: '/employees',
    key: 'employees',
    levels: readers,
    title: ({ employees }) => employees.title,
    page: async () => (await import('./business/employees/EmployeesPage.tsx')).EmployeesPage,
  },
  {
    area: 'business',
    path: '/employees/add-employee',
    key: 'employees',
    levels: writers,
    title: ({ employees }) => employees.addTitle,
    page: async () => (await import('./business/employees/AddEmployeePage.tsx')).AddEmployeePage,
  },
  {
    area: 'business',
    path: '/employees/edit-employee/:employeeId',
    key: 'employees',
    levels: writers,
    title: ({ employees }) => employees.editTitle,
    page: async () => (await import('./business/employees/EditEmployeePage.tsx')).EditEmployeePage,
  },
  {
    area: 'business',
    path: '/roles',
    key: 'roles',
    levels: readers,
    title: ({ roles }) => roles.title,
    page: async () => (await import('./business/roles/RolesPage.tsx')).RolesPage,
  },
  {
    area: 'business',
    path: '/roles/add',
    key: 'roles',
    levels: writers,
    title: ({ roles }) => roles.addTitle,
    page: async () => (await import('./business/roles/AddRolePage.tsx')).AddRolePage,
  },
  {
    area: 'business',
    path: '/roles/edit/:id',
    key: 'roles',
    levels: writers,
    title: ({ roles }) => roles.editTitle,
    page: async () => (await import('./business/roles/EditRolePage.tsx')).EditRolePage,
  },
  {
    area: 'super-admin',
    path: '/business',
    key: 'businesses',
    levels: any,
    title: ({ businesses }) => businesses.title,
    page: async () => (await import('./admin/businesses/BusinessesPage.tsx')).BusinessesPage,
  },
  {
    area: 'business',
    path: '/account',
    key: null,
    levels: any,
    title: ({ people }) => people.title,
    page: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  },
  {
    area: 'super-admin',
    path: '/sa-account',
    key: null,
    levels: any,
    title: ({ people }) => people.title,
    page: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  },
];
