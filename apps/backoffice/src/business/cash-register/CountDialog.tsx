import { contract, decoded, encoded, figure } from '@tezga/contract';
import { baseCurrency, minus, negated, type Money } from '@tezga/domain';
import {
  Amount,
  AmountInput,
  Button,
  DialogFrame,
  Form,
  formatAmount,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { cashRegisterKey } from '../fiscal/index.ts';
import classes from './CashRegister.module.css';
import type { Till } from './queries.ts';

interface CountDialogProps {
  readonly till: Till;
  readonly expected: Money;
  readonly onClose: () => void;
}

/**
 * The initial value of the counted amount: an empty field is reported as missing, zero would be a valid
 * count.
 */
const notCounted = '' as unknown as number;

/** Records the counted cash of a drawer and shows the surplus or shortage at once. */
export function CountDialog({ till, expected, onClose }: CountDialogProps) {
  const { ui, cashRegister } = usePhrases();
  const words = cashRegister.counting;
  const headingId = useId();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: cashRegisterKey });
  const form = useZodForm({
    schema: contract.cashRegister.count.input,
    initial: { pos_id: till._id, counted: notCounted, expected: encoded(figure.money, expected), note: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      // The drawer may have changed while the dialog was open; the count is compared with the balance that the dialog
      // shows now.
      const { message } = await call(contract.cashRegister.count, { ...values, expected });
      toast.success(message);
      refresh();
      onClose();
    },
    onFailure: (error) => {
      showFailure(words.notSaved, error);
      refresh();
    },
    onCancel: onClose,
  });
  const { counted } = form.values;
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.title(till.name)}
      </h2>
      <p className={classes['words']}>{words.text}</p>
      <Form form={form} label={words.title(till.name)} saveKey={false} className={classes['fields'] ?? ''}>
        <dl className={classes['expected']}>
          <dt>{cashRegister.drawer.expected}</dt>
          <dd>
            <Amount value={expected} />
          </dd>
        </dl>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only amount of the dialog */}
        <AmountInput {...form.field('counted')} label={words.counted} unit={baseCurrency} autoFocus />
        {typeof counted === 'number' ? (
          <Difference value={minus(decoded(figure.money, counted), expected)} />
        ) : null}
        <TextInput {...form.field('note')} label={cashRegister.note} maxLength={200} autoComplete="off" />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.save}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

function Difference({ value }: { readonly value: Money }) {
  const words = usePhrases().cashRegister.counting;
  const written = `${formatAmount(value < 0n ? negated(value) : value)} ${baseCurrency}`;
  return (
    <output className={classes['difference']} data-short={value < 0n || undefined}>
      {value === 0n ? words.same : value > 0n ? words.over(written) : words.short(written)}
    </output>
  );
}
