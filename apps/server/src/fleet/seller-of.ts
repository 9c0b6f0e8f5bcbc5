import type { Person } from '../platform/http/context.ts';

/**
 * The seller whose businesses an admin sees: a reseller only their own, whatever the filter; a super admin all (null)
 * or those of one seller.
 */
export const sellerOf = ({ id, kind }: Pick<Person, 'id' | 'kind'>, wanted: string | null): string | null =>
  kind === 'SA' ? wanted : id;
