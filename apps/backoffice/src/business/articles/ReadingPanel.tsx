import { Button, LoadingOverlay, Notice, Panel, usePhrases } from '@tezga/ui';

interface ReadingPanelProps {
  readonly title: string;
  /** Said when it could not be read. */
  readonly failed: string;
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** In place of a panel whose content is on its way, or why it could not be read. */
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
