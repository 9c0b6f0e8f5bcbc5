import { Refusal } from '@tezga/domain';

export interface TurnRules {
  /** Number of slots: how many pieces of work may run concurrently. */
  readonly concurrency: number;
  /** Maximum length of the queue of one business; further work is refused. */
  readonly waitingMax: number;
  /**
   * Work of at least this size is bulk. Bulk never takes all slots (unless there is only one), so small work need
   * not wait until it ends.
   */
  readonly bulkFrom: number;
}

interface Work {
  readonly businessId: string;
  readonly size: number;
}

interface Waiting {
  readonly work: Work;
  readonly begin: () => void;
}

export type Turns = <Result>(work: Work, perform: () => Promise<Result>) => Promise<Result>;

/** A queue in which businesses take turns (round robin), each with one piece of work at a time. */
export function createTurns({ concurrency, waitingMax, bulkFrom }: TurnRules): Turns {
  /** The queue of each business. The businesses are in the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  const current = new Set<Work>();

  const bulkMax = Math.max(1, concurrency - 1);
  const isBulk = ({ size }: Work) => size >= bulkFrom;
  const mayBegin = (work: Work) => {
    const others = [...current];
    if (others.length >= concurrency || others.some(({ businessId }) => businessId === work.businessId))
      return false;
    return !isBulk(work) || others.filter(isBulk).length < bulkMax;
  };

  const beginAllowed = () => {
    for (const [businessId, [first, ...later]] of queues) {
      if (first === undefined || !mayBegin(first.work)) continue;
      if (later.length > 0) queues.set(businessId, later);
      else queues.delete(businessId);
      current.add(first.work);
      first.begin();
    }
  };

  const moveToEnd = (businessId: string) => {
    const queue = queues.get(businessId);
    queues.delete(businessId);
    if (queue !== undefined) queues.set(businessId, queue);
  };

  return async (work, perform) => {
    const queue = queues.get(work.businessId) ?? [];
    if (queue.length >= waitingMax) throw new Refusal('too-many-requests');
    await new Promise<void>((begin) => {
      queues.set(work.businessId, [...queue, { work, begin }]);
      beginAllowed();
    });
    try {
      return await perform();
    } finally {
      current.delete(work);
      moveToEnd(work.businessId);
      beginAllowed();
    }
  };
}
