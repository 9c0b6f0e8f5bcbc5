import { baseCurrency } from '@tezga/domain';
import { Button, Notice, Panel, usePhrases } from '@tezga/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { AddCurrencyDialog } from './AddCurrencyDialog.tsx';
import { CurrenciesForm } from './CurrenciesForm.tsx';
import { CurrenciesTable } from './CurrenciesTable.tsx';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { oldRates } from './old-rates.ts';
import { currenciesQueries, type Currency } from './queries.ts';

export function CurrenciesSection() {
  const { currencies } = usePhrases();
  const query = useQuery(currenciesQueries.list);
  const mayWrite = useMayChange();
  const [isAdding, setAdding] = useState(false);
  const [now] = useState(() => new Date());
  const [looked, setLooked] = useState<Currency | null>(null);
  if (query.data === undefined) return <SectionState query={query} />;
  const old = oldRates(query.data, now);
  const hasOthers = query.data.some(({ _id }) => _id !== baseCurrency);
  const addButton = (
    <Button
      // Not filled while the form is shown, because the filled (primary) button is the save button of the form.
      variant={hasOthers ? 'default' : 'filled'}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {currencies.add}
    </Button>
  );
  return (
    <>
      {old === null ? null : (
        <Notice tone="warn" title={currencies.old.title(old.codes, old.days)}>
          {currencies.old.text}
        </Notice>
      )}
      <Panel
        title={currencies.count(query.data.length)}
        padding="none"
        {...(mayWrite ? { aside: addButton } : {})}
      >
        {mayWrite && hasOthers ? (
          <CurrenciesForm currencies={query.data} onHistory={setLooked} />
        ) : (
          <CurrenciesTable currencies={query.data} onHistory={setLooked} />
        )}
      </Panel>
      {isAdding ? (
        <AddCurrencyDialog own={query.data.map(({ _id }) => _id)} onClose={() => setAdding(false)} />
      ) : null}
      {looked === null ? null : <HistoryDrawer currency={looked} onClose={() => setLooked(null)} />}
    </>
  );
}
