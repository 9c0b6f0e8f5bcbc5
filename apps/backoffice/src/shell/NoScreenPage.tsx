import { Button, EmptyState, usePhrases } from '@tezga/ui';
import { IconLock } from '@tabler/icons-react';
import { signOut } from '../session/sign-out.ts';

/** For a role that opens nothing: said plainly, instead of an empty screen. */
export function NoScreenPage() {
  const { shell, access } = usePhrases();
  return (
    <EmptyState
      icon={<IconLock size={17} stroke={1.6} />}
      title={shell.noScreen}
      sentence={shell.noScreenHint}
      actions={<Button onClick={() => void signOut()}>{access.signOut}</Button>}
    />
  );
}
