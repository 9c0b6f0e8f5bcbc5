import { contract } from '@tezga/contract';
import { Button, Notice, toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconPackageImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { useShops } from '../../../session/necessary-data.ts';
import { articlesKey } from '../../articles/index.ts';
import { warehouseKey, type WarehouseDocument } from '../queries.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';

interface PartProps {
  readonly document: WarehouseDocument;
}

/** Shows that the goods are in transit, until the transfer has ended. */
export function TransferNotice({ document: { transfer } }: PartProps) {
  const words = usePhrases().warehouse.transfer;
  if (transfer?.state !== 'created') return null;
  return <Notice tone="info" title={words.inTransit(transfer.targetShopName)} />;
}

/** Receives the goods at the destination, or returns them to the source. */
export function TransferActions({ document }: PartProps) {
  const words = usePhrases().warehouse.transfer;
  // An employee gets only the shops they are assigned to, and may receive goods only there.
  const { data: shops = [] } = useShops();
  const isOwn = (shopId: string | undefined) => shops.some(({ _id }) => _id === shopId);
  const { cancel, isPending } = useCancel(document);
  const [isReceiving, setReceiving] = useState(false);
  if (document.transfer?.state !== 'created') return null;
  return (
    <>
      {isOwn(document.shopId) ? (
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
          onClick={() => void cancel()}
        >
          {words.cancel}
        </Button>
      ) : null}
      {isOwn(document.transfer.targetShopId) ? (
        <Button
          leftSection={<IconPackageImport size={15} stroke={1.8} aria-hidden />}
          onClick={() => setReceiving(true)}
        >
          {words.complete}
        </Button>
      ) : null}
      {isReceiving ? <ReceiveDialog document={document} onClose={() => setReceiving(false)} /> : null}
    </>
  );
}

/**
 * Cancels the transfer after a confirmation. If the transfer has ended meanwhile, the server refuses, and its page is
 * refetched.
 */
function useCancel({ _id, documentCode, shopName }: WarehouseDocument) {
  const words = usePhrases().warehouse.transfer;
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.warehouse.cancelTransfer, { transferOrderId: _id }),
    onSuccess: () => toast.success(words.cancelled(documentCode)),
    onError: (failure) => showFailure(words.cancel, failure),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: warehouseKey });
      await queries.invalidateQueries({ queryKey: articlesKey });
    },
  });
  const cancel = async () => {
    const isSure = await confirm({
      title: words.cancelTitle(documentCode),
      message: words.cancelText(shopName),
      confirmLabel: words.cancel,
      danger: true,
      icon: <IconArrowBackUp size={15} stroke={1.8} aria-hidden />,
    });
    if (isSure) mutate();
  };
  return { cancel, isPending };
}
