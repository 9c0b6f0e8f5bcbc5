import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBackNavigation } from '../../../kits/forms/use-back-navigation.ts';
import { useSaleRights } from '../use-sale-rights.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { correctableQuery } from './use-correction.ts';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

/** Corrects an invoice: cancels it completely, or reduces single lines. */
export function CorrectionPage() {
  const { correction, refusals } = usePhrases();
  const { _id: id = '' } = useParams({ strict: false });
  const { mayCorrect } = useSaleRights();
  const goBack = useBackNavigation(`${receiptsPath}/${id}`);
  const { data, error, refetch } = useQuery(correctableQuery(id));
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title={correction.readFailed}
        sentence={error.message}
        onRetry={() => void refetch()}
        onBack={goBack}
      />
    );
  if (!mayCorrect)
    return <ErrorState title={correction.title} sentence={refusals['not-permitted']} onBack={goBack} />;
  if (data === undefined) return <LoadingOverlay within />;
  if (data.hindrance !== null)
    return (
      <ErrorState
        title={correction.heading(data.invoiceNumber)}
        sentence={refusals[data.hindrance]}
        onBack={goBack}
      />
    );
  return <CorrectionForm key={id} id={id} correctable={data} onCancel={goBack} />;
}
