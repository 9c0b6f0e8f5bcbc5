import { businessLevel } from '@tezga/domain';
import { toast, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { useSession } from '../../session/session-context.ts';
import { areaOf, deadlineKinds, type DeadlineKind } from './deadline-kinds.ts';
import { salesKey, wtnKey, cashRegisterKey } from '../fiscal/index.ts';

export interface Row {
  readonly _id: string;
  readonly kind: DeadlineKind;
}

interface Words {
  readonly done: (count: number) => string;
  readonly notYours: string;
  readonly failed: string;
}

type Calls = Readonly<Record<DeadlineKind, (ids: string[]) => Promise<BulkRowResult[]>>>;

/** Few enough that one sees how far it has come and can stop. */
const doneAtOnce = 50;

/** A deed on documents of any kind: on some at once, or on all that are chosen, each by the call of its own kind. */
export function useDocumentMutation(words: Words, calls: Calls) {
  const { role } = useSession();
  const queries = useQueryClient();
  const may = (kind: DeadlineKind) => businessLevel(role, areaOf[kind]) === 'readWrite';
  const runKind = async (kind: DeadlineKind, ids: string[]): Promise<BulkRowResult[]> => {
    if (ids.length === 0) return [];
    if (!may(kind)) return ids.map((id) => ({ id, ok: false, message: words.notYours }));
    return calls[kind](ids);
  };
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const idsOf = (wanted: DeadlineKind) => rows.filter(({ kind }) => kind === wanted).map(({ _id }) => _id);
    const results = await Promise.all(deadlineKinds.map((kind) => runKind(kind, idsOf(kind))));
    return results.flat();
  };
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await Promise.all(
      [salesKey, wtnKey, cashRegisterKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  const runAll = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const results = await run(rows);
    await onDone(results.every(({ ok }) => ok) ? rows : []);
    return results;
  };
  return {
    may,
    many: { run, onDone, batchSize: doneAtOnce },
    /** At most as many as one call takes. */
    now: (rows: readonly Row[]) => tellFailure(words.failed, runAll(rows)),
  };
}
