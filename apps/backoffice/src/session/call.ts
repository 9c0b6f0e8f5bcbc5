// Must be the first import, because schemas read this setting when they are created.
import './schemas-without-eval.ts';
import type { Service } from '@tezga/contract';
import { createClient } from '@tezga/contract/client';
import { deviceOf } from './device.ts';
import { leaveForNow } from './leave.ts';
import { languageInUse, phrasesInUse } from './i18n.ts';
import { factsOf, tokenStore } from './token.ts';

declare const __APP_VERSION__: string;

const baseAddresses = new Map<string, string>();

/** The cache key of a base address. It contains the business, because each business may be on another server. */
const cacheKeyOf = (service: Service) => `${factsOf(tokenStore.get())?.businessId} ${service}`;

const send = createClient({
  baseAddress: (service) => baseAddresses.get(cacheKeyOf(service)) ?? '',
  onBaseAddress: (service, address) => baseAddresses.set(cacheKeyOf(service), address),
  token: tokenStore,
  device: () => ({
    ...deviceOf(navigator.userAgent),
    appversion: __APP_VERSION__,
    language: languageInUse(),
  }),
  onSignedOut: (error) => leaveForNow(error.message),
  // oxlint-disable-next-line eslint/no-console -- the specification wants a 403 in the console and nowhere else
  onForbidden: (error) => console.warn(error.message, error.requestId),
  sentences: (code) => {
    const { http, fallbacks } = phrasesInUse();
    return code === 'network' || code === 'timeout' ? http[code] : fallbacks[code];
  },
});

const listeners = new Set<() => void>();

/**
 * Calls the listener after each successful call that the activity log records; returns a function that removes the
 * listener.
 */
export function onRecordedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends any call of the contract as the signed-in user. */
export const call: typeof send = async (route, input, how) => {
  const reply = await send(route, input, how);
  if (route.recorded) listeners.forEach((listener) => listener());
  return reply;
};
