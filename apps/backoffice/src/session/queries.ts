import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Fetched once after sign-in and cached for the whole session. */
export const sessionQueries = {
  myRole: queryOptions({
    queryKey: ['session', 'role'],
    queryFn: ({ signal }) => call(contract.access.myRole, {}, { signal }),
    staleTime: Infinity,
  }),
  ownerData: queryOptions({
    queryKey: ['session', 'owner-data'],
    queryFn: ({ signal }) => call(contract.employees.ownerData, {}, { signal }),
    staleTime: Infinity,
  }),
  signedContract: queryOptions({
    queryKey: ['session', 'signed-contract'],
    queryFn: async ({ signal }) => {
      const { isDue, ...signed } = await call(contract.contracts.signed, {}, { signal });
      return { isDue, contract: complete(signed) };
    },
    staleTime: Infinity,
  }),
  unsignedContract: queryOptions({
    queryKey: ['session', 'unsigned-contract'],
    queryFn: async ({ signal }) => ({
      contract: complete(await call(contract.contracts.unsigned, {}, { signal })),
    }),
    staleTime: Infinity,
  }),
  ownData: queryOptions({
    queryKey: ['session', 'own-data'],
    queryFn: ({ signal }) => call(contract.businesses.ownData, {}, { signal }),
    staleTime: Infinity,
  }),
  /** The data that many screens of an admin need (VAT rates, admins); fetched once at the start. */
  adminNecessary: queryOptions({
    queryKey: ['session', 'admin-necessary'],
    queryFn: ({ signal }) => call(contract.managedBusinesses.necessaryData, {}, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  }),
  invitations: queryOptions({
    queryKey: ['session', 'invitations'],
    queryFn: ({ signal }) => call(contract.employees.invitations, {}, { signal }),
  }),
  myBusinesses: queryOptions({
    queryKey: ['session', 'businesses'],
    queryFn: ({ signal }) => call(contract.businesses.myBusinesses, {}, { signal }),
    staleTime: 60_000,
  }),
};

/**
 * Switches to another business: the reply has a token for it, which the API client stores, and all screens follow the
 * token.
 */
export function enterBusiness(businessId: string): Promise<unknown> {
  return call(contract.access.refreshToken, { businessId });
}

/** Returns the record, or null if one of its fields is null: without a contract the server sends null fields. */
function complete<Fields extends Record<string, unknown>>(fields: Fields) {
  return Object.values(fields).includes(null)
    ? null
    : (fields as { [Name in keyof Fields]: NonNullable<Fields[Name]> });
}
