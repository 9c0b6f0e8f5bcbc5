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

export const anyLevel: readonly Level[] = ['none', 'read', 'readWrite'];
export const readers: readonly Level[] = ['read', 'readWrite'];
export const writers: readonly Level[] = ['readWrite'];
