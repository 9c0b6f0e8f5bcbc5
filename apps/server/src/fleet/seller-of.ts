import type { Person } from '../platform/http/context.ts';

/**
 * The seller whose businesses an admin sees: a reseller sees only their own, whatever the filter; a super admin sees
 * the businesses of one seller, or all (null).
 */
export const sellerOf = ({ id, kind }: Pick<Person, 'id' | 'kind'>, wanted: string | null): string | null =>
  kind === 'SA' ? wanted : id;
