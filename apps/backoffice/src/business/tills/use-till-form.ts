import { useQueryClient } from '@tanstack/react-query';
import { contract, tillInput } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { z } from 'zod';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { tillsKey, tillsQueries, type Till, type TillKind } from './queries.ts';

/** POS and ePOS share the form: the client rules of an ePOS cannot be changed here. */
const tillSchema = z.object(tillInput);

function tillValues({ shopId, name, deviceUUID, tcrCode }: Till): z.input<typeof tillSchema> {
  return { shopId, name, deviceUUID, tcrCode };
}

const editing = { pos: contract.tills.editPos, epos: contract.tills.editEpos };

export function useTillForm(kind: TillKind, till: Till) {
  const { tills } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation(`/settings?section=${kind}`);
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
