import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

const detailsMax = 2000;

/** Any session may report, so a report is a warning of limited size and never looks like a failure of the server. */
export const report: Handler<typeof contract.activity.report> = async (
  { message, address, details },
  { log, requestId, businessId, person, device },
) => {
  const said = { address, details: details?.slice(0, detailsMax), reported: message };
  log.warn(
    { requestId, business: businessId, user: person.id, device, ...said },
    'a screen reports a problem',
  );
  return {};
};
