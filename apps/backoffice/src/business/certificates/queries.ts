import { contract, type OutputOf } from '@tezga/contract';
import { endOfTiranaDay, tiranaDay } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type CurrentCertificate = OutputOf<typeof contract.certificates.current>;
export type Certificate = NonNullable<CurrentCertificate['certificate']>;
export type FormerCertificate = CurrentCertificate['former'][number];

const hourMs = 3_600_000;

const restOfDayMs = (moment: Date) => endOfTiranaDay(tiranaDay(moment)).getTime() - moment.getTime();

export const certificatesQueries = {
  /** `businessId` is given only by admins; users of a business get the certificate of their business. */
  current: (businessId?: string) =>
    queryOptions({
      queryKey: ['certificates', 'current', businessId],
      queryFn: ({ signal }) => call(contract.certificates.current, { businessId }, { signal }),
      // The reply counts remaining days: it is cached for an hour, but not beyond midnight.
      staleTime: ({ state }) => Math.min(hourMs, restOfDayMs(new Date(state.dataUpdatedAt))),
    }),
};
