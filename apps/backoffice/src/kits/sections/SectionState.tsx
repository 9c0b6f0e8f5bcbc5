import { CallError } from '@tezga/contract/client';
import { ErrorState, usePhrases } from '@tezga/ui';
import { LoadingPart } from '../forms/LoadingPart.tsx';

interface SectionStateProps {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** In place of a section that is on its way, or why it could not be read. */
export function SectionState({ query: { error, refetch } }: SectionStateProps) {
  const { fallbacks } = usePhrases();
  if (error === null) return <LoadingPart />;
  return (
    <ErrorState
      title={fallbacks['data-fetch']}
      sentence={error.message}
      onRetry={() => void refetch()}
      {...(error instanceof CallError ? { requestId: error.requestId } : {})}
    />
  );
}
