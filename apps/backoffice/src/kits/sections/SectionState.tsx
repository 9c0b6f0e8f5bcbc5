import { CallError } from '@tezga/contract/client';
import { ErrorState, usePhrases } from '@tezga/ui';
import { LoadingPart } from '../forms/LoadingPart.tsx';

interface SectionStateProps {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** Shown instead of a section while it loads or after it failed to load. */
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
