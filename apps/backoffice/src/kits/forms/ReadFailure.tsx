import { Anchor, usePhrases } from '@tezga/ui';

interface ReadFailureProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Shown under a field whose options failed to load: the error and a retry button. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  const { ui } = usePhrases();
  return (
    <>
      {error.message}{' '}
      <Anchor component="button" type="button" inherit onClick={() => void onRetry()}>
        {ui.retry}
      </Anchor>
    </>
  );
}
