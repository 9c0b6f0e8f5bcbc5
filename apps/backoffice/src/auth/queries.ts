import { contracts } from '@tezga/contract/contracts';
import { demo } from '@tezga/contract/demo';
import { verification } from '@tezga/contract/verification';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../session/call.ts';

const mailboxEveryMs = 3000;

/** Each code is checked only once: a second check would refuse a used code or return the same result. */
const once = { retry: false, staleTime: Infinity, gcTime: Infinity, refetchOnReconnect: false } as const;

export const authQueries = {
  reset: (code: string) =>
    queryOptions({
      queryKey: ['auth', 'reset', code],
      queryFn: () => call(verification.checkReset, { code }),
      ...once,
    }),
  verified: (code: string) =>
    queryOptions({
      queryKey: ['auth', 'verified', code],
      queryFn: () => call(verification.verifyCode, { code }),
      ...once,
    }),
  terms: queryOptions({
    queryKey: ['auth', 'terms'],
    queryFn: ({ signal }) => call(contracts.terms, {}, { signal }),
    retry: false,
  }),
  mailbox: queryOptions({
    queryKey: ['auth', 'mailbox'],
    queryFn: ({ signal }) => call(demo.mailbox, {}, { signal }),
    retry: false,
    refetchInterval: mailboxEveryMs,
  }),
  isDemo: queryOptions({
    queryKey: ['auth', 'is-demo'],
    queryFn: async ({ signal }) => (await call(demo.mailbox, {}, { signal })).isOpen,
    retry: false,
    staleTime: Infinity,
  }),
};

export function newPublicQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
}
