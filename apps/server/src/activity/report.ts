import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

/** What a screen could not cope with goes where the server's own failures go. */
export const report: Handler<typeof contract.activity.report> = async (
  { message, address, details },
  { log, requestId, businessId, person, device },
) => {
  log.error(
    { requestId, business: businessId, user: person.id, device, address, details, reported: message },
    'a screen reports a problem',
  );
  return {};
};
