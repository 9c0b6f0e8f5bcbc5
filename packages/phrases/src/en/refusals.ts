import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Some of the data is not right. Check the marked fields.',
  'not-found': 'Not found.',
  'not-permitted': 'This is not permitted',
  'not-signed-in': 'Your session has ended. Sign in again.',
  'business-not-available': 'You no longer have access to this business.',
  'wrong-credentials': 'The credentials are wrong!',
  'too-many-attempts': 'Too many wrong attempts. Try again in 15 minutes.',
  'too-many-requests': 'Too many requests at once. Try again in a minute.',
  'too-large': 'The data sent is too large.',
  'unsupported-format': 'The format of the data is not known.',
  'request-id-missing': 'The request lacks its identifier (requestId).',
  'request-id-reused': 'This request identifier was used for something else.',
  'view-name-taken': 'You already have a filter of this name.',
};
