import type { AdminArea, BusinessArea, Level } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { ComponentType } from 'react';

/** A page of the product: its path, its permission and its title. */
export interface Screen {
  readonly area: 'public' | 'business' | 'super-admin';
  readonly path: string;
  /** The permission to open it; null if every user of the area may. */
  readonly key: BusinessArea | AdminArea | null;
  readonly levels: readonly Level[];
  readonly title: (phrases: Phrases) => string;
  /**
   * True if the page opens only while the server has TEZGA_FULL_ADMIN on, as it has outside demonstrations and in
   * `npm start`.
   */
  readonly isOnlyInFullAdmin?: true;
  /** Loaded lazily; null for the pages before sign-in, which have no router. */
  readonly page: (() => Promise<ComponentType>) | null;
}

export const anyLevel: readonly Level[] = ['none', 'read', 'readWrite'];
export const readers: readonly Level[] = ['read', 'readWrite'];
export const writers: readonly Level[] = ['readWrite'];
