import { contract } from '@tezga/contract';
import { toast } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { movementSchema, proposedFor, type MovementValues } from './movement-form.ts';
import { cashRegisterQueries, type Drawer } from './queries.ts';
import { cashRegisterKey } from '../fiscal/index.ts';
import { entryPath } from '../../kits/documents/document-paths.ts';

/** The movement form and the drawer of the chosen till. */
export function useMovementForm(start: MovementValues) {
  const queries = useQueryClient();
  const goBack = useBackNavigation(entryPath);
  const { form, refusal } = useRecordForm({
    schema: movementSchema,
    record: { values: start, version: '' },
    rememberAs: `drawer movement ${start.pos_id}`,
    save: async (values) => {
      try {
        const { message } = await call(contract.cashRegister.reportBalance, values);
        toast.success(message);
        goBack();
      } finally {
        // Refetches the drawer also after a refusal, because another user may have changed it.
        void queries.invalidateQueries({ queryKey: cashRegisterKey });
      }
    },
    fieldOf: {
      'not-found': 'pos_id',
      'till-not-registered': 'pos_id',
      'drawer-already-open': 'operation',
      'drawer-not-open': 'operation',
      'drawer-short': 'amount',
    },
    onCancel: goBack,
  });

  const tillId = form.values.pos_id;
  const { data: drawer } = useQuery(cashRegisterQueries.drawerNow(tillId));
  const proposedTill = useRef(tillId);
  const propose = useEffectEvent((known: Drawer) => {
    const { operation, amount } = proposedFor(known);
    form.setValue('operation', operation);
    form.setValue('amount', amount);
    form.setError('operation', null);
    form.setError('amount', null);
  });
  // Proposes values only once for each chosen till, so that later input is not overwritten.
  useEffect(() => {
    if (drawer === undefined || proposedTill.current === tillId) return;
    proposedTill.current = tillId;
    propose(drawer);
  }, [drawer, tillId]);
  return { form, refusal, drawer };
}
