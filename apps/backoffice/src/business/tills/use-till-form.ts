import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useWayBack } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { tillsKey, tillsQueries, type Till, type TillKind } from './queries.ts';
import { tillSchema, tillValues } from './till-form.ts';

const editing = { pos: contract.tills.editPos, epos: contract.tills.editEpos };

export function useTillForm(kind: TillKind, till: Till) {
  const { tills } = usePhrases();
  const queries = useQueryClient();
  const goBack = useWayBack(`/settings?section=${kind}`);
  return useRecordForm({
    schema: tillSchema,
    record: recordOf(till),
    rememberAs: `till ${till._id}`,
    save: async (values, updatedAt) => {
      await call(editing[kind], { ...values, _id: till._id, updatedAt });
      toast.success(tills.saved(values.name));
      goBack();
      void queries.invalidateQueries({ queryKey: tillsKey });
    },
    read: async () => {
      const fresh = await queries.fetchQuery(tillsQueries.one(kind, till._id));
      return fresh === null ? null : recordOf(fresh);
    },
    onGone: () => {
      toast.error({ title: tills.readFailed, text: tills.notThere });
      goBack();
    },
    fieldOf: { 'till-name-taken': 'name', 'tcr-code-taken': 'tcrCode' },
    onCancel: goBack,
  });
}

const recordOf = (till: Till) => ({ values: tillValues(till), version: till.updatedAt });
