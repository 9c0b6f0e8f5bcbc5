import { contract } from '@tezga/contract';
import { Form, SaveBar, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { changedRates, ratesSchema, type RatesValues } from './changed-rates.ts';
import { CurrenciesTable } from './CurrenciesTable.tsx';
import { refreshCurrencies, type Currency } from './queries.ts';

interface CurrenciesFormProps {
  readonly currencies: readonly Currency[];
  readonly onHistory: (currency: Currency) => void;
}

/** The table of exchange rates; they are edited in place, and one button saves all changes. */
export function CurrenciesForm(props: CurrenciesFormProps) {
  // Used as the form's key: each save starts with an unchanged form.
  const [savings, setSavings] = useState(0);
  return <RatesForm key={savings} {...props} onSaved={() => setSavings(savings + 1)} />;
}

function RatesForm({
  currencies,
  onHistory,
  onSaved,
}: CurrenciesFormProps & { readonly onSaved: () => void }) {
  const { currencies: words, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const untouched: RatesValues = { rates: {} };
  const form = useZodForm({
    schema: ratesSchema,
    initial: untouched,
    messageOf: useFieldMessage(),
    onSubmit: async ({ rates }) => {
      const changed = changedRates(rates, currencies);
      if (changed.length > 0) {
        await call(contract.currencies.edit, changed);
        toast.success(words.saved(changed.length));
        await refreshCurrencies(queries);
      }
      onSaved();
    },
    onFailure: (error) => showFailure(fallbacks['currency-edit'], error),
  });
  useLeaveGuard(form);
  return (
    <Form form={form} label={words.title}>
      <CurrenciesTable currencies={currencies} onHistory={onHistory} form={form} />
      <SaveBar form={form} />
    </Form>
  );
}
