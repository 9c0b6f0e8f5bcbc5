import type { contract, OutputOf } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';

export type LifeEvent = OutputOf<typeof contract.sales.one>['invoice']['timeline'][number];

export interface Step {
  readonly kind: LifeEvent['kind'] | 'waiting' | 'notPrinted';
  readonly look: 'done' | 'bad' | 'open';
  /** Null for what has not happened yet. */
  readonly event: LifeEvent | null;
  /** How often it happened. */
  readonly count: number;
  /** From the issue to here; null where that says nothing. */
  readonly afterMs: number | null;
}

interface Life {
  readonly timeline: readonly LifeEvent[];
  readonly status: FiscalStatus;
}

/** What every invoice goes through, in its order: what is behind it, where it stands, and what is still to come. */
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
    // What undoes an invoice that was refused is told to nobody, so nobody answers.
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
