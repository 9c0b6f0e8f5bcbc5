import { Button, LoadingOverlay, Notice, Panel, usePhrases } from '@tezga/ui';

interface ReadingPanelProps {
  readonly title: string;
  /** The title of the error message. */
  readonly failed: string;
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** Replaces a panel while its content loads, or shows why it failed. */
export function ReadingPanel({ title, failed, query: { error, refetch } }: ReadingPanelProps) {
  const { ui } = usePhrases();
  return (
    <Panel title={title}>
      {error === null ? (
        <LoadingOverlay within />
      ) : (
        <Notice
          tone="bad"
          title={failed}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
    </Panel>
  );
}
