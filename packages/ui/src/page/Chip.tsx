import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UnstyledButton } from '../controls/UnstyledButton.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './Chip.module.css';

export interface ChipProps {
  /** The name of the filter, such as "Dyqani". */
  name: string;
  /** The value of the filter, such as "Qendër". */
  value: ReactNode;
  onClick?: () => void;
  onRemove?: () => void;
}

/** An active filter: its name in grey, its value in bold, and a button that removes it. */
export function Chip({ name, value, onClick, onRemove }: ChipProps) {
  const { ui } = useFirstPhrases();
  const words = (
    <>
      <span className={classes['name']}>{name}</span> <span className={classes['value']}>{value}</span>
    </>
  );
  return (
    <span className={classes['chip']} data-removable={onRemove ? true : undefined}>
      {onClick ? (
        <UnstyledButton className={classes['words']} onClick={onClick}>
          {words}
        </UnstyledButton>
      ) : (
        <span className={classes['words']}>{words}</span>
      )}
      {onRemove ? (
        <UnstyledButton className={classes['remove']} onClick={onRemove} aria-label={ui.removeFilter(name)}>
          <IconX size={14} stroke={1.8} aria-hidden />
        </UnstyledButton>
      ) : null}
    </span>
  );
}
