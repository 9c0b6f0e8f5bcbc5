import { contract } from '@tezga/contract';
import { Panel, Switch, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { ClosedPeriod } from './ClosedPeriod.tsx';
import classes from './SettingsForms.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

/** The settings of sales and stock; each switch is saved at once. */
export function StockSection() {
  const words = usePhrases().settings.stock;
  const query = useQuery(sessionQueries.ownData);
  const isReadOnly = !useMayChange();
  const negative = useSaveSwitch((allowNegativeStock: boolean) =>
    call(contract.settings.setNegativeStock, { allowNegativeStock }),
  );
  const grouping = useSaveSwitch((groupArticlesByName: boolean) =>
    call(contract.settings.setGrouping, { groupArticlesByName }),
  );
  if (query.data === undefined) return <SectionState query={query} />;
  const { allowNegativeStock, groupArticlesByName } = query.data.ownData;
  return (
    <>
      <Panel>
        <div className={classes['switches']}>
          <Switch
            label={words.allowNegativeStock}
            description={words.allowNegativeStockHint}
            checked={negative.isPending ? negative.variables : allowNegativeStock}
            disabled={isReadOnly}
            onChange={({ currentTarget: { checked } }) => negative.mutate(checked)}
          />
          <Switch
            label={words.groupArticlesByName}
            description={words.groupArticlesByNameHint}
            checked={grouping.isPending ? grouping.variables : groupArticlesByName}
            disabled={isReadOnly}
            onChange={({ currentTarget: { checked } }) => grouping.mutate(checked)}
          />
        </div>
      </Panel>
      <ClosedPeriod closedUntil={query.data.ownData.closedUntil} />
    </>
  );
}

/** Saves a setting of the business and shows the result. */
export function useSaveSwitch(save: (isOn: boolean) => Promise<{ readonly message: string }>) {
  const { fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => showFailure(fallbacks['configuration-save'], error),
    // Awaited, so that the switch does not flip back before the new value is loaded.
    onSettled: () => queries.invalidateQueries(sessionQueries.ownData),
  });
}
