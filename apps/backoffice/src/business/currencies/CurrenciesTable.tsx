import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contract, encoded, figure } from '@tezga/contract';
import { baseCurrency } from '@tezga/domain';
import {
  AmountInput,
  Badge,
  Code,
  DateTime,
  MISSING,
  Rate,
  toast,
  usePhrases,
  VisuallyHidden,
  type ZodForm,
} from '@tezga/ui';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { call } from '../../session/call.ts';
import classes from './CurrenciesTable.module.css';
import type { RatesValues } from './changed-rates.ts';
import { isOldRate } from './old-rates.ts';
import { refreshCurrencies, type Currency } from './queries.ts';

interface CurrenciesTableProps {
  readonly currencies: readonly Currency[];
  readonly onHistory: (currency: Currency) => void;
  /** Left out for users with read-only access. */
  readonly form?: ZodForm<RatesValues>;
}

export function CurrenciesTable({ currencies, onHistory, form }: CurrenciesTableProps) {
  const { currencies: words, table: tableWords } = usePhrases();
  const [now] = useState(() => new Date());
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.currency}</th>
          <th scope="col" className={table['number']}>
            {words.rate} ALL
          </th>
          <th scope="col">{words.setAt}</th>
          <th scope="col">
            <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {currencies.map((currency) => (
          <tr key={currency._id}>
            <th scope="row">
              <Code>{currency._id}</Code> {currency.name}{' '}
              {currency._id === baseCurrency ? <Badge>{words.base}</Badge> : null}
            </th>
            <td className={`${table['number']} ${classes['rate']}`}>
              {form === undefined || currency._id === baseCurrency ? (
                <Rate value={currency.exchangeRate} emphasis="strong" />
              ) : (
                <RateInput currency={currency} form={form} />
              )}
            </td>
            <td data-label={words.setAt}>
              {currency._id === baseCurrency ? MISSING : <DateTime value={currency.updatedAt} />}{' '}
              {isOldRate(currency, now) ? <Badge tone="warn">{words.old.badge}</Badge> : null}
            </td>
            <td className={table['actions']}>
              {currency._id === baseCurrency ? null : (
                <>
                  <RowButton
                    icon={IconHistory}
                    label={words.historyOf(currency._id)}
                    onClick={() => onHistory(currency)}
                  />
                  {form === undefined ? null : <RemoveCurrency currency={currency} />}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RateInputProps {
  readonly currency: Currency;
  readonly form: ZodForm<RatesValues>;
}

function RateInput({ currency: { _id, exchangeRate }, form }: RateInputProps) {
  const { currencies } = usePhrases();
  const typed = form.values.rates[_id];
  const before = encoded(figure.exchangeRate, exchangeRate);
  return (
    <AmountInput
      {...form.field(`rates.${_id}`)}
      className={classes['input'] ?? ''}
      aria-label={currencies.rateOf(_id)}
      value={typed ?? before}
      // Typed back to what it was, it is no change.
      onChange={(rate) => form.setValue(`rates.${_id}`, rate === before ? undefined : rate)}
    />
  );
}

function RemoveCurrency({ currency }: { readonly currency: Currency }) {
  const { currencies } = usePhrases();
  const removing = useRemoveCurrency();
  return (
    <RowButton
      icon={IconTrash}
      label={currencies.removeOf(currency._id)}
      isBusy={removing.isPending}
      onClick={() => removing.mutate(currency)}
    />
  );
}

/** Removes a currency; Undo restores it with its rate. */
function useRemoveCurrency() {
  const { currencies, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const onSettled = () => refreshCurrencies(queries);
  const restoring = useMutation({
    mutationFn: ({ _id, exchangeRate }: Currency) =>
      call(contract.currencies.add, [{ currencyId: _id, exchangeRate }]),
    onError: (error, { _id }) => showFailure(currencies.notBack(_id), error),
    onSettled,
  });
  return useMutation({
    mutationFn: ({ _id }: Currency) => call(contract.currencies.remove, { ids: [_id] }),
    onSuccess: (_nothing, currency) =>
      toast.undo({ text: currencies.removed(currency._id), onUndo: () => restoring.mutate(currency) }),
    onError: (error) => showFailure(fallbacks['settings-remove'], error),
    onSettled,
  });
}
