import { IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { UnstyledButton } from '../controls/UnstyledButton.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './UndoToastCard.module.css';

const TICK_MS = 200;

export interface UndoToastCardProps {
  text: string;
  totalMs: number;
  remainingMs: () => number;
  icon?: ReactNode;
  onUndo: () => void;
  onClose: () => void;
}

/** A dark toast in both schemes, with a countdown during which the action can be undone. */
export function UndoToastCard({ text, totalMs, remainingMs, icon, onUndo, onClose }: UndoToastCardProps) {
  const { ui } = useFirstPhrases();
  const [leftMs, setLeftMs] = useState(totalMs);
  const tick = useEffectEvent(() => setLeftMs(remainingMs()));
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes['undo']}>
      <span className={classes['icon']} aria-hidden>
        {icon ?? <IconTrash size={16} stroke={1.7} />}
      </span>
      <span className={classes['text']}>{text}</span>
      <UnstyledButton className={classes['action']} onClick={onUndo}>
        {ui.undo}
      </UnstyledButton>
      <span className={classes['seconds']} aria-hidden>
        {ui.secondsLeft(Math.ceil(leftMs / 1000))}
      </span>
      <UnstyledButton className={classes['close']} onClick={onClose} aria-label={ui.close}>
        <IconX size={16} stroke={1.8} aria-hidden />
      </UnstyledButton>
      <span
        className={classes['bar']}
        style={{ width: `${totalMs === 0 ? 0 : (leftMs / totalMs) * 100}%` }}
      />
    </div>
  );
}
