import { contract, currency } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { AmountInput, Button, Form, Modal, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { CurrencySelect } from '../../kits/forms/CurrencySelect.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { typedRate } from './changed-rates.ts';
import { refreshCurrencies } from './queries.ts';

const schema = z.object({ currencyId: currency, exchangeRate: typedRate });

interface AddCurrencyDialogProps {
  /** Codes that the business already uses. */
  readonly own: readonly string[];
  readonly onClose: () => void;
}

export function AddCurrencyDialog({ own, onClose }: AddCurrencyDialogProps) {
  const { currencies, fallbacks, ui } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: { currencyId: '', exchangeRate: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      await call(contract.currencies.add, [values]);
      toast.success(currencies.added(values.currencyId));
      onClose();
      void refreshCurrencies(queries);
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'currency-already-there')
        form.setError('currencyId', error.message);
      else showFailure(fallbacks['currency-edit'], error);
    },
    onCancel: onClose,
  });
  const code = form.values.currencyId;
  return (
    <Modal opened onClose={onClose} title={currencies.addTitle}>
      <Form form={form} label={currencies.addTitle} className={fields['dialog'] ?? ''}>
        <CurrencySelect
          {...form.field('currencyId')}
          label={currencies.currency}
          placeholder={currencies.choose}
          among="all"
          without={own}
          maxDropdownHeight={260}
          // An open list would cover the rate and the buttons.
          openOnFocus={false}
          data-autofocus
        />
        <AmountInput
          {...form.field('exchangeRate')}
          label={currencies.rate}
          unit="ALL"
          {...(code === '' ? {} : { description: currencies.rateHint(code) })}
        />
        <div className={fields['dialogActions']}>
          <Button variant="default" onClick={form.cancel}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {currencies.add}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
