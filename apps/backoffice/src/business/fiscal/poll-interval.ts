import type { FiscalStatus } from '@tezga/domain';

const everyMs = 2_000;
const forMs = 60_000;

/**
 * The polling interval of a page that shows a pending document. False stops polling: after the reply for the
 * document, or after the page was open for too long.
 */
export function pollIntervalMs(status: FiscalStatus | undefined, openForMs: number): number | false {
  return status === 'pending' && openForMs < forMs ? everyMs : false;
}
