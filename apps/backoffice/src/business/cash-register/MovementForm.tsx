import { baseCurrency, type Money } from '@tezga/domain';
import {
  AmountInput,
  formatAmount,
  FormPage,
  PageHeader,
  Panel,
  SegmentedControl,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { findOption } from '../../kits/forms/find-option.ts';
import { useSession } from '../../session/session-context.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import classes from './CashRegister.module.css';
import { DrawerFigures } from './DrawerFigures.tsx';
import { drawerTargets, isPossible, operationsOf, type MovementValues } from './movement-form.ts';
import type { Drawer, Till } from './queries.ts';
import { useMovementForm } from './use-movement-form.ts';
import { entryPath } from '../../kits/documents/document-paths.ts';

interface MovementFormProps {
  readonly tills: readonly Till[];
  readonly start: MovementValues;
}

/** The form that opens a drawer, deposits cash or withdraws it. */
export function MovementForm({ tills, start }: MovementFormProps) {
  const { cashRegister } = usePhrases();
  const { form, refusal, drawer } = useMovementForm(start);
  const words = cashRegister.form;
  const isTillChosen = start.pos_id !== '';
  return (
    <FormPage
      form={form}
      label={cashRegister.addTitle}
      header={
        <PageHeader
          title={cashRegister.addTitle}
          breadcrumb={[
            <Link key="list" to={entryPath}>
              {cashRegister.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} />}
      aside={
        drawer === undefined ? undefined : (
          <Panel
            title={cashRegister.drawer.title}
            note={drawer.initialBalance === null ? null : baseCurrency}
          >
            <DrawerFigures drawer={drawer} />
          </Panel>
        )
      }
    >
      <Panel title={words.movement}>
        <div className={fields['columns']}>
          <Select
            {...form.field('pos_id')}
            className={fields['wide'] ?? ''}
            label={words.till}
            placeholder={words.chooseTill}
            data={tills.map(({ _id, name }) => ({ value: _id, label: name }))}
            searchable
            filter={findOption}
            allowDeselect={false}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form starts with the till
            autoFocus={!isTillChosen}
          />
          <OperationField form={form} drawer={drawer} />
          <AmountField form={form} drawer={drawer} isFirst={isTillChosen} />
          {form.values.operation === 'WITHDRAW' ? <TargetField form={form} /> : null}
          <TextInput
            {...form.field('note')}
            className={fields['wide'] ?? ''}
            label={words.note}
            description={words.noteHint}
            value={form.values.note ?? ''}
            autoComplete="off"
          />
        </div>
      </Panel>
    </FormPage>
  );
}

interface FieldProps {
  readonly form: ZodForm<MovementValues>;
  readonly drawer: Drawer | undefined;
}

function OperationField({ form, drawer }: FieldProps) {
  const { cashRegister } = usePhrases();
  const [labelId, messageId] = [useId(), useId()];
  const { value, error } = form.field('operation');
  const offered = operationsOf(useSession().role);
  const hint = drawer?.initialBalance === null ? cashRegister.form.openFirst : null;
  return (
    <div className={fields['wide']} data-field="operation">
      <span id={labelId} className={classes['label']}>
        {cashRegister.form.operation}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        aria-describedby={messageId}
        fullWidth
        value={value}
        onChange={(chosen) => form.setValue('operation', chosen)}
        data={offered.map((operation) => ({
          value: operation,
          label: cashRegister.operations[operation],
          disabled: operation !== value && !isPossible(operation, drawer),
        }))}
      />
      <div id={messageId}>
        {error === undefined ? null : <p className={classes['wrong']}>{error}</p>}
        {error !== undefined || hint === null ? null : <p className={classes['hint']}>{hint}</p>}
      </div>
    </div>
  );
}

function AmountField({ form, drawer, isFirst }: FieldProps & { readonly isFirst: boolean }) {
  const words = usePhrases().cashRegister.form;
  const hint = amountHint(words, form.values.operation, drawer);
  return (
    <AmountInput
      {...form.field('amount')}
      label={words.amount}
      unit={baseCurrency}
      {...(hint === null ? {} : { description: hint })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- with the till chosen, only the amount is missing
      autoFocus={isFirst}
    />
  );
}

const written = (amount: Money) => `${formatAmount(amount)} ${baseCurrency}`;

type Words = ReturnType<typeof usePhrases>['cashRegister']['form'];

/** The hint of the amount field: the remaining cash when opening a drawer, the available cash for a withdrawal. */
function amountHint(
  words: Words,
  operation: MovementValues['operation'],
  drawer: Drawer | undefined,
): string | null {
  if (drawer === undefined) return null;
  const { initialBalance, carriedOver } = drawer;
  if (operation === 'INITIAL' && initialBalance === null)
    return carriedOver === 0n ? words.countMoney : words.fromBefore(written(carriedOver));
  return operation === 'WITHDRAW' && initialBalance !== null
    ? words.inDrawer(written(initialBalance.availableCash))
    : null;
}

function TargetField({ form }: Pick<FieldProps, 'form'>) {
  const words = usePhrases().cashRegister.form;
  const labelId = useId();
  return (
    <div data-field="target">
      <span id={labelId} className={classes['label']}>
        {words.target}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        value={form.values.target ?? 'safe'}
        onChange={(chosen) => form.setValue('target', chosen)}
        data={drawerTargets.map((target) => ({ value: target, label: words.targets[target] }))}
      />
    </div>
  );
}
