import type { ExchangeRate } from '@tezga/domain';

export interface Rate {
  readonly code: string;
  readonly rate: ExchangeRate;
}

export interface Change {
  readonly at: Date;
  readonly person: { readonly id: string; readonly name: string };
}
