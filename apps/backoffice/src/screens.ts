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
    area: 'business',
    path: '/activity',
    key: 'configurations',
    levels: readers,
    title: ({ activity }) => activity.title,
    page: async () => (await import('./business/activity/ActivityPage.tsx')).ActivityPage,
  },
  {
    area: 'super-admin',
    path: '/business',
    key: 'businesses',
    levels: any,
    title: ({ businesses }) => businesses.title,
    page: async () => (await import('./admin/businesses/BusinessesPage.tsx')).BusinessesPage,
  },
];
