import { EmptyState, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { newMovement, tillToBegin } from './movement-form.ts';
import { MovementForm } from './MovementForm.tsx';
import { cashRegisterQueries } from './queries.ts';
import { entryPath } from '../../kits/documents/document-paths.ts';

/** The page of a new cash movement; the address may name the till. */
export function AddMovementPage() {
  const { cashRegister } = usePhrases();
  const { till: requestedTill = '' }: { till?: string } = useSearch({ strict: false });
  const goBack = useBackNavigation(entryPath);
  const tills = useQuery(cashRegisterQueries.tills);
  const tillId = tillToBegin(tills.data ?? [], requestedTill);
  const drawer = useQuery(cashRegisterQueries.drawerNow(tillId));
  const failed = [tills, drawer].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) {
    return (
      <ErrorState
        title={cashRegister.readFailed}
        sentence={failed.error?.message}
        onRetry={() => void failed.refetch()}
        onBack={goBack}
      />
    );
  }
  if (tills.data === undefined || (tillId !== '' && drawer.data === undefined))
    return <LoadingOverlay within />;
  if (tills.data.length === 0) {
    return (
      <EmptyState
        icon={<IconCashRegister size={17} stroke={1.6} />}
        title={cashRegister.noTillsTitle}
        sentence={cashRegister.noTillsText}
      />
    );
  }
  return <MovementForm key={tillId} tills={tills.data} start={newMovement(tillId, drawer.data)} />;
}
