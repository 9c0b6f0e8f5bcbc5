import { Anchor, usePhrases } from '@tezga/ui';

interface ReadFailureProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Under a field whose choices could not be read: why, and a way to read them again. */
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
