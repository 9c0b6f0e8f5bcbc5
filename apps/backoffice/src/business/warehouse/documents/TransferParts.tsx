import { contract } from '@tezga/contract';
import type { TransferOutcome } from '@tezga/domain';
import { Button, Notice, toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconPackageImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { useShops } from '../../../session/necessary-data.ts';
import { articlesKey } from '../../articles/index.ts';
import { warehouseKey, type WarehouseDocument } from '../queries.ts';

interface PartProps {
  readonly document: WarehouseDocument;
}

/** Says where the goods are until the transfer has ended. */
export function TransferNotice({ document: { transfer } }: PartProps) {
  const words = usePhrases().warehouse.transfer;
  if (transfer?.state !== 'created') return null;
  return <Notice tone="info" title={words.inTransit(transfer.targetShopName)} />;
}

/** Receives the goods in the shop that they go to, or returns them to the shop that they left. */
export function TransferActions({ document }: PartProps) {
  const words = usePhrases().warehouse.transfer;
  // An employee sees the own shops only, and goods enter these only.
  const { data: shops = [] } = useShops();
  const isOwn = (shopId: string | undefined) => shops.some(({ _id }) => _id === shopId);
  const { end, isPending } = useEnd(document);
  if (document.transfer?.state !== 'created') return null;
  return (
    <>
      {isOwn(document.shopId) ? (
        <Button
          variant="default"
          disabled={isPending}
          leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
          onClick={() => void end('cancelled')}
        >
          {words.cancel}
        </Button>
      ) : null}
      {isOwn(document.transfer.targetShopId) ? (
        <Button
          loading={isPending}
          leftSection={<IconPackageImport size={15} stroke={1.8} aria-hidden />}
          onClick={() => void end('completed')}
        >
          {words.complete}
        </Button>
      ) : null}
    </>
  );
}

/** Asks, then ends the transfer. A transfer that ended meanwhile is refused, and its page is read again. */
function useEnd({ _id, documentCode, shopName, transfer }: WarehouseDocument) {
  const words = usePhrases().warehouse.transfer;
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (outcome: TransferOutcome) => call(calls[outcome], { transferOrderId: _id }),
    onSuccess: (_reply, outcome) => toast.success(words[outcome](documentCode)),
    onError: (failure, outcome) =>
      showFailure(outcome === 'completed' ? words.complete : words.cancel, failure),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: warehouseKey });
      await queries.invalidateQueries({ queryKey: articlesKey });
    },
  });
  const questions: Record<TransferOutcome, Parameters<typeof confirm>[0]> = {
    completed: {
      title: words.completeTitle(documentCode),
      message: words.completeText(transfer?.targetShopName ?? ''),
      confirmLabel: words.complete,
    },
    cancelled: {
      title: words.cancelTitle(documentCode),
      message: words.cancelText(shopName),
      confirmLabel: words.cancel,
      danger: true,
      icon: <IconArrowBackUp size={15} stroke={1.8} aria-hidden />,
    },
  };
  const end = async (outcome: TransferOutcome) => {
    if (await confirm(questions[outcome])) mutate(outcome);
  };
  return { end, isPending };
}

const calls = {
  completed: contract.warehouse.completeTransfer,
  cancelled: contract.warehouse.cancelTransfer,
};
