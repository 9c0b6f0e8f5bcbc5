import { contract } from '@tezga/contract';
import { createClient } from '@tezga/contract/client';
import { ConfirmDialog, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { languageInUse } from '../session/i18n.ts';
import { changeUser } from '../session/leave.ts';
import { tokenStore } from '../session/token.ts';

/**
 * The name of the signed-in user; null if the session has ended. Creates a separate client, because the client of the
 * app would redirect to the login page if the session has ended.
 */
async function nameInUse(): Promise<string | null> {
  let isOver = false;
  const call = createClient({
    token: tokenStore,
    device: () => ({ os: '', browser: '', appversion: '', language: languageInUse() }),
    onSignedOut: () => (isOver = true),
    sentences: (code) => code,
  });
  try {
    return (await call(contract.access.myRole, {})).user.name;
  } catch (error) {
    if (isOver) return null;
    throw error;
  }
}

export interface ArrivalQuestionProps {
  readonly arriving: string;
  readonly onDecided: () => void;
}

/** Asks for confirmation before a link with a token replaces the current session in this browser. */
export function ArrivalQuestion({ arriving, onDecided }: ArrivalQuestionProps) {
  const words = usePhrases().arrival;
  const [name, setName] = useState<string | null>(null);
  const take = () => void changeUser(arriving).then(onDecided);
  useEffect(() => {
    // If the call fails, the current session stays.
    nameInUse().then((known) => (known === null ? take() : setName(known)), onDecided);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, for the token in the URL
  }, []);
  if (name === null) return <LoadingOverlay />;
  return (
    <ConfirmDialog
      title={words.title}
      message={words.message(name)}
      confirmLabel={words.confirm}
      danger
      icon={<IconSwitchHorizontal size={15} stroke={1.8} aria-hidden />}
      onConfirm={take}
      onCancel={onDecided}
    />
  );
}
