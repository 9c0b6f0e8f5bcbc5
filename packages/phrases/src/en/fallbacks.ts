import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'The credentials are wrong!',
  'server-problem': 'Something went wrong on the server!',
  'data-fetch': 'The data could not be fetched!',
  'change-not-made': 'Something went wrong! The change was not made!',
};
