import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

const detailsMax = 2000;

/**
 * Any session may send a report, so it is logged as a warning of limited size and never as an error of the
 * server.
 */
export const report: Handler<typeof contract.activity.report> = async (
  { message, address, details },
  { log, requestId, businessId, person, device },
) => {
  const fields = { address, details: details?.slice(0, detailsMax), reported: message };
  log.warn(
    { requestId, business: businessId, user: person.id, device, ...fields },
    'a screen reports a problem',
  );
  return {};
};
