import type { Person } from '../platform/http/context.ts';

/** Whose businesses an admin sees: a reseller the own ones, whatever the filter; a super admin all or those of a seller. */
export const sellerOf = ({ id, kind }: Pick<Person, 'id' | 'kind'>, wanted: string | null): string | null =>
  kind === 'SA' ? wanted : id;
