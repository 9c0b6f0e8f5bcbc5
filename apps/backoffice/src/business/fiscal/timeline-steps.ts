import type { contract, OutputOf } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';

export type LifeEvent = OutputOf<typeof contract.sales.one>['invoice']['timeline'][number];

export interface Step {
  readonly kind: LifeEvent['kind'] | 'waiting' | 'notPrinted';
  readonly look: 'done' | 'bad' | 'open';
  /** Null for a step still to come. */
  readonly event: LifeEvent | null;
  /** How often it happened. */
  readonly count: number;
  /** The time since the issue; null if it is of no interest. */
  readonly afterMs: number | null;
}

interface Life {
  readonly timeline: readonly LifeEvent[];
  readonly status: FiscalStatus;
}

/** The steps of an invoice in order: done, current and to come. */
export function stepsOf({ timeline, status }: Life): Step[] {
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
    last === undefined
      ? { kind: 'notPrinted', look: 'open', event: null, count: 0, afterMs: null }
      : { kind: 'printed', look: 'done', event: last, count: printed.length, afterMs: null },
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
