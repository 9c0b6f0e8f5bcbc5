import type { Row } from '../platform/database/schema.generated.ts';

/** The columns of a customer that replies contain. */
export const customerColumns = [
  'id',
  'name',
  'id_type',
  'id_number',
  'code',
  'phone',
  'email',
  'address',
  'town',
  'country',
  'created_at',
  'created_by',
  'updated_at',
] as const satisfies readonly (keyof Row<'tenant.customers'>)[];

export type CustomerRow = Pick<Row<'tenant.customers'>, (typeof customerColumns)[number]>;

/** The columns that a user can edit. */
export type CustomerContent = Omit<CustomerRow, 'id' | 'created_at' | 'created_by' | 'updated_at'>;
