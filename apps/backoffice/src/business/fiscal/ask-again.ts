import type { FiscalStatus } from '@tezga/domain';

const everyMs = 2_000;
const forMs = 60_000;

/** When a page that shows an invoice asks for it again; false once there is an answer, or nobody would wait any more. */
export function askAgainMs(status: FiscalStatus | undefined, openForMs: number): number | false {
  return status === 'pending' && openForMs < forMs ? everyMs : false;
}
