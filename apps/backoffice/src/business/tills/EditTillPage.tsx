import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { tillsQueries, type TillKind } from './queries.ts';
import { TillForm } from './TillForm.tsx';

function EditTillPage({ kind }: { readonly kind: TillKind }) {
  const { tills } = usePhrases();
  const { posId = '' } = useParams({ strict: false });
  const { data: till, error, refetch } = useQuery(tillsQueries.one(kind, posId));
  const goBack = useBackNavigation(`/settings?section=${kind}`);
  if (till === undefined && error === null) return <LoadingOverlay within />;
  if (till === undefined || till === null) {
    return (
      <ErrorState
        title={tills.readFailed}
        sentence={error?.message ?? tills.notThere}
        {...(error === null ? {} : { onRetry: () => void refetch() })}
        onBack={goBack}
      />
    );
  }
  return <TillForm key={posId} kind={kind} till={till} />;
}

export const EditPosPage = () => <EditTillPage kind="pos" />;
export const EditEposPage = () => <EditTillPage kind="epos" />;
