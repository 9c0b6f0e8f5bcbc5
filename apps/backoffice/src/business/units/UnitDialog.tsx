import { contract, type InputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { standardUnitCode } from '@tezga/domain';
import { Button, Form, Modal, Notice, Select, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { refreshUnits, unitsQueries, type Unit } from './queries.ts';
import { codeChoices } from './standard-choices.ts';

type UnitValues = InputOf<typeof contract.units.add>;

interface UnitDialogProps {
  /** Null for a new unit. */
  readonly unit: Unit | null;
  readonly onClose: () => void;
}

/** The field errors of a refused call. The call takes a list of units, whose only element is this unit. */
function problemsOf({ code, message, problems }: CallError) {
  if (code === 'unit-name-taken') return [{ field: 'name', message }] as const;
  return problems.map(({ path, message: text }) => ({
    field: path.endsWith('code') ? ('code' as const) : ('name' as const),
    message: text,
  }));
}

/**
 * Whether e-invoices will count the unit as pieces: it has neither an official code nor the name of an official unit.
 * All codes of the list are official, so only the code that the unit already had can be unofficial.
 */
function isUnofficial(unit: Unit | null, { name, code = '' }: UnitValues): boolean {
  const lacksCode = code === '' ? name.trim() !== '' : unit?.isUnofficial === true && code === unit.code;
  return lacksCode && standardUnitCode(name) === null;
}

/** The maximum number of codes listed at once; the search covers all of the about 2,000 codes. */
const shownChoicesMax = 100;

/** Adds a custom unit or renames an existing one. */
export function UnitDialog({ unit, onClose }: UnitDialogProps) {
  const { fallbacks, ui, units } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const query = useQuery(unitsQueries.standard);
  const title = unit === null ? units.addOwn : units.renameTitle;
  const form = useZodForm({
    schema: contract.units.add.input,
    initial: { name: unit?.name ?? '', code: unit?.code ?? '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      await (unit === null
        ? call(contract.units.add, values)
        : call(contract.units.keepMany, [{ ...values, unit_id: unit.unit_id }]));
      toast.success(unit === null ? units.added(1) : units.saved(values.name));
      onClose();
      void refreshUnits(queries);
    },
    onFailure: (error) => {
      const problems = error instanceof CallError ? problemsOf(error) : [];
      for (const { field, message } of problems) form.setError(field, message);
      if (problems.length === 0) showFailure(fallbacks['change-not-made'], error);
    },
    onCancel: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} label={title} className={fields['dialog'] ?? ''}>
        <TextInput {...form.field('name')} label={units.name} autoComplete="off" data-autofocus />
        <Select
          {...form.field('code')}
          {...choicesState(query, ui.loading)}
          label={units.code}
          description={units.codeHint}
          data={codeChoices(query.data ?? { units: [], otherCodes: [] }, units)}
          onChange={(code) => form.setValue('code', code ?? '')}
          searchable
          clearable
          limit={shownChoicesMax}
          maxDropdownHeight={260}
          openOnFocus={false}
        />
        {isUnofficial(unit, form.values) ? <Notice tone="warn">{units.unofficialHint}</Notice> : null}
        <div className={fields['dialogActions']}>
          <Button variant="default" onClick={form.cancel}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {unit === null ? units.add : ui.save}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
