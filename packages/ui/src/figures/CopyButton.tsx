import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { UnstyledButton } from '../controls/UnstyledButton.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './CopyButton.module.css';

const CONFIRMED_MS = 1500;

export interface CopyButtonProps {
  text: string;
  /** Names the copied value for screen readers, for example "NIVF". */
  label?: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { ui } = useFirstPhrases();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const word = copied ? ui.copied : ui.copy;
  return (
    <UnstyledButton
      className={classes['copy']}
      aria-label={label === undefined ? word : `${word} ${label}`}
      title={word}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    >
      {copied ? (
        <IconCheck size={14} stroke={1.8} aria-hidden />
      ) : (
        <IconCopy size={14} stroke={1.6} aria-hidden />
      )}
    </UnstyledButton>
  );
}
