import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'The credentials are wrong!',
  'server-problem': 'Something went wrong on the server!',
  'data-fetch': 'The data could not be fetched!',
  'change-not-made': 'Something went wrong! The change was not made!',
  'data-change': 'The data could not be changed!',
  verification: 'The verification failed!',
  resend: 'The code could not be sent again!',
  'method-removal': 'The contact could not be removed!',
  'password-change': 'Something went wrong! The password was not changed!',
  'contract-load': 'The contract could not be loaded!',
  'employees-fetch': 'The employees could not be fetched',
  'try-later': 'Something went wrong. Try again later!',
};
