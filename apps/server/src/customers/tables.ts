import type { ClientIdType } from '@tezga/domain';
import type { Generated } from 'kysely';

export type Tables = {
  'tenant.customers': {
    business_id: string;
    id: string;
    name: string;
    id_type: ClientIdType;
    id_number: string;
    code: string;
    code_length: Generated<number>;
    phone: string;
    email: string;
    address: string;
    town: string;
    country: string;
    created_at: Date;
    created_by: string;
    updated_at: Date;
    deleted_at: Date | null;
    is_undone: Generated<boolean>;
    change_number: bigint;
  };
  'tenant.customer_changes': { business_id: string; last_number: bigint };
};

/** What everyone may see of a customer. */
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
] as const satisfies readonly (keyof Tables['tenant.customers'])[];

export type CustomerRow = Pick<Tables['tenant.customers'], (typeof customerColumns)[number]>;

/** What a person says of a customer. */
export type CustomerContent = Omit<CustomerRow, 'id' | 'created_at' | 'created_by' | 'updated_at'>;
