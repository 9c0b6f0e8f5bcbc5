import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { toast, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { cashRegisterKey } from '../cash-register/queries.ts';
import { salesKey } from '../sales/queries.ts';
import { wtnKey } from '../wtn/queries.ts';
import { areaOf, deadlineKinds, type DeadlineKind } from './deadline-kinds.ts';
import type { MissedDocument } from './missed-documents.ts';
import { seenResults, type SeenResults } from './seen-results.ts';

type Row = Pick<MissedDocument, '_id' | 'kind'>;

/** Few enough that one sees how far it has come and can stop. */
const seenAtOnce = 50;

const see: Readonly<Record<DeadlineKind, (ids: string[]) => Promise<SeenResults>>> = {
  invoice: async (ids) => (await call(contract.sales.seeMissed, { ids })).results,
  wtn: async (ids) => (await call(contract.wtn.seeMissed, { ids })).results,
  deposit: async (ids) => (await call(contract.cashRegister.seeMissed, { ids })).results,
};

/** Saying that one knows that documents came too late: of one, or of all that are chosen. */
export function useSeeMissed() {
  const { see: words } = usePhrases().deadlines;
  const { role } = useSession();
  const queries = useQueryClient();
  const maySee = (kind: DeadlineKind) => businessLevel(role, areaOf[kind]) === 'readWrite';
  const runKind = async (kind: DeadlineKind, ids: string[]): Promise<BulkRowResult[]> => {
    if (ids.length === 0) return [];
    if (!maySee(kind)) return ids.map((id) => ({ id, ok: false, message: words.notYours }));
    return seenResults(words, await see[kind](ids));
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
  const seeOne = async (row: Row): Promise<BulkRowResult[]> => {
    const results = await run([row]);
    await onDone(results.every(({ ok }) => ok) ? [row] : []);
    return results;
  };
  return {
    maySee,
    many: { run, onDone, batchSize: seenAtOnce },
    one: (row: Row) => tellFailure(words.failed, seeOne(row)),
  };
}
