import { businessLevel } from '@tezga/domain';
import type { BulkRowResult } from '@tezga/ui';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
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

/** A mutation of selected documents of different kinds; `calls` has the call of each kind. */
export function useDocumentMutation(words: Words, calls: Calls) {
  const { role } = useSession();
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
  const queryKeys = [salesKey, wtnKey, cashRegisterKey];
  return { may, ...useBulkMutation({ run, words, queryKeys }) };
}
