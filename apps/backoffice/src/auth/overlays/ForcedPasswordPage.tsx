import { LoadingOverlay } from '@tezga/ui';
import { ForcedPasswordDialog } from './ForcedPasswordDialog.tsx';
import { useLater } from './use-later.ts';

const dialogDelayMs = 1500;

/** Stands in place of the screens until a given password is replaced. */
export function ForcedPasswordPage() {
  const isDue = useLater(true, dialogDelayMs);
  return isDue ? <ForcedPasswordDialog /> : <LoadingOverlay />;
}
