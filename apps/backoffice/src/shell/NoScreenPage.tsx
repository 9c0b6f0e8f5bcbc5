import { Button, EmptyState, usePhrases } from '@tezga/ui';
import { IconLock } from '@tabler/icons-react';
import { useSignOut } from '../auth/index.ts';

/** For a role without any page: a message instead of an empty screen. */
export function NoScreenPage() {
  const { shell, access } = usePhrases();
  const signOut = useSignOut();
  return (
    <EmptyState
      icon={<IconLock size={17} stroke={1.6} />}
      title={shell.noScreen}
      sentence={shell.noScreenHint}
      actions={<Button onClick={() => void signOut()}>{access.signOut}</Button>}
    />
  );
}
