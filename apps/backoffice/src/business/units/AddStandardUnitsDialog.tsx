import { contract } from '@tezga/contract';
import { Button, Form, Modal, MultiSelect, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { refreshUnits, unitsQueries, type Unit } from './queries.ts';
import { chosenUnits, standardChoices } from './standard-choices.ts';

const schema = z.object({ codes: z.array(z.string()).min(1, 'required') });

interface AddStandardUnitsDialogProps {
  readonly own: readonly Unit[];
  readonly onClose: () => void;
}

/** Adds several standard units, with the codes of the tax authority. */
export function AddStandardUnitsDialog({ own, onClose }: AddStandardUnitsDialogProps) {
  const { fallbacks, ui, units } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const query = useQuery(unitsQueries.standard);
  const standard = query.data?.units ?? [];
  const form = useZodForm({
    schema,
    initial: { codes: [] as string[] },
    messageOf: useFieldMessage(),
    onSubmit: async ({ codes }) => {
      await call(contract.units.keepMany, chosenUnits(standard, codes));
      toast.success(units.added(codes.length));
      onClose();
      void refreshUnits(queries);
    },
    onFailure: (error) => showFailure(fallbacks['change-not-made'], error),
    onCancel: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={units.addFromList}>
      <Form form={form} label={units.addFromList} saveKey={false} className={fields['dialog'] ?? ''}>
        <MultiSelect
          {...form.field('codes')}
          label={units.fromList}
          description={units.fromListHint}
          {...choicesState(query, ui.loading)}
          data={standardChoices(standard, own, units)}
          searchable
          hidePickedOptions
          maxDropdownHeight={260}
          // An open list would cover the buttons.
          openOnFocus={false}
          data-autofocus
        />
        <div className={fields['dialogActions']}>
          <Button variant="default" onClick={form.cancel}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {units.addCount(form.values.codes.length)}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
