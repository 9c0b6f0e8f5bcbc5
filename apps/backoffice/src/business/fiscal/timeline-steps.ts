import type { contract, OutputOf } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';

export type LifeEvent = OutputOf<typeof contract.sales.one>['invoice']['timeline'][number];

export interface Step {
  readonly kind: LifeEvent['kind'] | 'waiting' | 'notPrinted';
  readonly look: 'done' | 'bad' | 'open';
  /** Null for a step still to come. */
  readonly event: LifeEvent | null;
  /** How often the event happened. */
  readonly count: number;
  /** The time since the issue; null for steps that do not show it. */
  readonly afterMs: number | null;
}

interface Life {
  readonly timeline: readonly LifeEvent[];
  readonly status: FiscalStatus;
  readonly isEInvoice?: boolean | undefined;
}

/** The steps of an invoice in order: done, current and to come. */
export function stepsOf({ timeline, status, isEInvoice = false }: Life): Step[] {
  const of = (kind: LifeEvent['kind']) => timeline.filter((event) => event.kind === kind);
  const done = (kind: Step['kind'], event: LifeEvent | undefined): Step[] =>
    event === undefined ? [] : [{ kind, look: 'done', event, count: 1, afterMs: null }];
  const [issued] = of('issued');
  const [retracted] = of('retracted');
  const printed = of('printed');
  const last = printed.at(-1);
  return [
    ...done('issued', issued),
    ...done('posted', of('posted')[0]),
    ...done('sent', of('sent')[0]),
    ...done('mended', of('mended').at(-1)),
    // The reversal of a refused invoice is never submitted, so it has no reply step.
    ...(retracted === undefined || of('refused').length > 0 ? [answerStep(timeline, status, issued)] : []),
    ...done('retracted', retracted),
    ...eInvoiceSteps(of('registered')[0], of('status').at(-1), isEInvoice && retracted === undefined),
    last === undefined
      ? { kind: 'notPrinted', look: 'open', event: null, count: 0, afterMs: null }
      : { kind: 'printed', look: 'done', event: last, count: printed.length, afterMs: null },
  ];
}

/** The registration of the e-invoice, done or to come, and the status that it has now. */
function eInvoiceSteps(
  registered: LifeEvent | undefined,
  status: LifeEvent | undefined,
  isExpected: boolean,
): Step[] {
  const step = (kind: 'registered' | 'status', event: LifeEvent | null): Step => ({
    kind,
    look: event === null ? 'open' : event.about === 'REFUSED' ? 'bad' : 'done',
    event,
    count: 1,
    afterMs: null,
  });
  return [
    ...(registered === undefined && !isExpected ? [] : [step('registered', registered ?? null)]),
    ...(status === undefined ? [] : [step('status', status)]),
  ];
}

function answerStep(
  timeline: readonly LifeEvent[],
  status: FiscalStatus,
  issued: LifeEvent | undefined,
): Step {
  const kind = { fiscalized: 'fiscalized', error: 'refused', pending: 'waiting' } as const;
  const event = timeline.findLast((each) => each.kind === kind[status]) ?? null;
  const isBehind = event !== null && issued !== undefined && status === 'fiscalized';
  return {
    kind: kind[status],
    look: ({ fiscalized: 'done', error: 'bad', pending: 'open' } as const)[status],
    event,
    count: 1,
    afterMs: isBehind ? Date.parse(event.at) - Date.parse(issued.at) : null,
  };
}

/** The name of a status of an e-invoice; a code that has no name is shown as it is. */
export function statusName(states: Readonly<Record<string, string>>, status: string): string {
  return states[status] ?? status;
}
