import { demo } from '@tezga/contract/demo';
import { verification } from '@tezga/contract/verification';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../session/call.ts';

const mailboxEveryMs = 3000;

/** A code is checked once: asked again it would be used up, or say the same. */
const once = { retry: false, staleTime: Infinity, gcTime: Infinity, refetchOnReconnect: false } as const;

export const doorQueries = {
  reset: (code: string) =>
    queryOptions({
      queryKey: ['door', 'reset', code],
      queryFn: () => call(verification.checkReset, { code }),
      ...once,
    }),
  verified: (code: string) =>
    queryOptions({
      queryKey: ['door', 'verified', code],
      queryFn: () => call(verification.verifyCode, { code }),
      ...once,
    }),
  mailbox: queryOptions({
    queryKey: ['door', 'mailbox'],
    queryFn: ({ signal }) => call(demo.mailbox, {}, { signal }),
    retry: false,
    refetchInterval: mailboxEveryMs,
  }),
  isDemo: queryOptions({
    queryKey: ['door', 'is-demo'],
    queryFn: async ({ signal }) => (await call(demo.mailbox, {}, { signal })).isOpen,
    retry: false,
    staleTime: Infinity,
  }),
};

export function newPublicQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
}
