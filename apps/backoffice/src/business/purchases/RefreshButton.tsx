import { Button, usePhrases } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useRefresh } from './use-refresh.ts';

/** Fetches new purchases now; the worker fetches them every hour. */
export function RefreshButton() {
  const { refresh: words } = usePhrases().purchases;
  const { refresh, isPending } = useRefresh();
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
      loading={isPending}
      onClick={refresh}
    >
      {words.action}
    </Button>
  );
}
