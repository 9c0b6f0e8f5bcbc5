// First, because schemas look at it when they are made.
import './schemas-without-eval.ts';
import type { Service } from '@tezga/contract';
import { createClient } from '@tezga/contract/client';
import { deviceOf } from './device.ts';
import { leaveForNow } from './leave.ts';
import { languageInUse, phrasesInUse } from './i18n.ts';
import { factsOf, tokenStore } from './token.ts';

declare const __APP_VERSION__: string;

const homes = new Map<string, string>();

/** Each business has its own home, so what was learned of one says nothing of another. */
const placeOf = (service: Service) => `${factsOf(tokenStore.get())?.businessId} ${service}`;

/** Makes any call of the contract as the person who is signed in. */
export const call = createClient({
  baseAddress: (service) => homes.get(placeOf(service)) ?? '',
  onBaseAddress: (service, address) => homes.set(placeOf(service), address),
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
