import { contract } from '@tezga/contract';
import { uncountedChoices, type UncountedChoice } from '@tezga/domain';
import { Button, DialogFrame, Radio, Stack, toast, useDialogs, usePhrases } from '@tezga/ui';
import { CallError } from '@tezga/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ShortStock } from '../../../kits/forms/ShortStock.tsx';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import warehouseClasses from '../Warehouse.module.css';
import { warehouseKey } from '../queries.ts';
import type { Stocktake } from './stocktake-queries.ts';

interface EndButtonsProps {
  readonly stocktake: Stocktake;
}

/** Closes the stocktake with its adjustment, or cancels it. */
export function EndButtons({ stocktake }: EndButtonsProps) {
  const words = usePhrases().warehouse.stocktake;
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [isClosing, setClosing] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => call(contract.warehouse.cancelStocktake, { id: stocktake._id }),
    onSuccess: () => toast.success(words.cancelled(stocktake.documentCode)),
    onError: (error) => showFailure(words.cancel, error),
    onSettled: () => queries.invalidateQueries({ queryKey: warehouseKey }),
  });
  const cancel = async () => {
    const isSure = await confirm({
      title: words.cancel,
      message: words.cancelText,
      confirmLabel: words.cancel,
      danger: true,
    });
    if (isSure) cancelling.mutate();
  };
  return (
    <>
      <Button variant="default" onClick={() => void cancel()}>
        {words.cancel}
      </Button>
      <Button variant="default" onClick={() => setClosing(true)}>
        {words.close}
      </Button>
      {isClosing ? <CloseDialog stocktake={stocktake} onClose={() => setClosing(false)} /> : null}
    </>
  );
}

/** Asks whether the stock of uncounted articles stays or becomes zero. */
function CloseDialog({ stocktake, onClose }: EndButtonsProps & { readonly onClose: () => void }) {
  const { ui, warehouse } = usePhrases();
  const words = warehouse.stocktake;
  const headingId = useId();
  const [uncounted, setUncounted] = useState<UncountedChoice>('leave');
  const closing = useClosing(stocktake, onClose);
  const short = closing.error instanceof CallError ? closing.error.details.shortArticles : undefined;
  return (
    <DialogFrame labelledBy={headingId} width={440} onEscape={onClose}>
      <h2 id={headingId} className={warehouseClasses['title']}>
        {words.closeTitle(stocktake.documentCode)}
      </h2>
      <div className={warehouseClasses['fields']}>
        <p className={warehouseClasses['note']}>{words.closeText}</p>
        <Radio.Group
          label={words.uncountedQuestion(stocktake.articlesCount - stocktake.countedCount)}
          value={uncounted}
          onChange={(value) => setUncounted(uncountedChoices.find((choice) => choice === value) ?? 'leave')}
        >
          <Stack gap={6}>
            {uncountedChoices.map((choice) => (
              <Radio key={choice} value={choice} label={words.uncounted[choice]} />
            ))}
          </Stack>
        </Radio.Group>
        <div role="alert">{short === undefined ? null : <ShortStock short={short} />}</div>
        <div className={warehouseClasses['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button loading={closing.isPending} onClick={() => closing.mutate(uncounted)}>
            {words.close}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

function useClosing({ _id, documentCode }: Stocktake, onClosed: () => void) {
  const words = usePhrases().warehouse.stocktake;
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (uncounted: UncountedChoice) =>
      call(contract.warehouse.closeStocktake, { id: _id, uncounted }),
    onSuccess: ({ adjustment }) => {
      toast.success(words.closed(documentCode, adjustment?.documentCode ?? null));
      onClosed();
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.details.shortArticles === undefined)
        showFailure(words.close, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: warehouseKey }),
  });
}
