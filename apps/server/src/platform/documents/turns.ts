import { Refusal } from '@tezga/domain';

export interface TurnRules {
  /** How much work is done at the same time. */
  readonly places: number;
  /** How much work of one business may wait; more is refused. */
  readonly waitingMax: number;
  /** Work of this size on is bulk; of several places it never takes the last, so that small work of others need not wait for it. */
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
export function createTurns({ places, waitingMax, bulkFrom }: TurnRules): Turns {
  /** In the order in which the businesses have their next turn. */
  const queues = new Map<string, Waiting[]>();
  const current = new Set<Work>();

  const bulkPlaces = Math.max(1, places - 1);
  const isBulk = ({ size }: Work) => size >= bulkFrom;
  const mayBegin = (work: Work) => {
    const others = [...current];
    if (others.length >= places || others.some(({ businessId }) => businessId === work.businessId))
      return false;
    return !isBulk(work) || others.filter(isBulk).length < bulkPlaces;
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
