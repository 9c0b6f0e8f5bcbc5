import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type CurrentCertificate = OutputOf<typeof contract.certificates.current>;
export type Certificate = NonNullable<CurrentCertificate['certificate']>;
export type FormerCertificate = CurrentCertificate['former'][number];

const hourMs = 3_600_000;

export const certificatesQueries = {
  current: queryOptions({
    queryKey: ['certificates', 'current'],
    queryFn: ({ signal }) => call(contract.certificates.current, {}, { signal }),
    // Days are counted, so an hour old is new enough for every page.
    staleTime: hourMs,
  }),
};
