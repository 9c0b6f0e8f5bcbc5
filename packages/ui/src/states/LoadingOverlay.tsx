import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './LoadingOverlay.module.css';

const none: string[] = [];

export interface LoadingOverlayProps {
  /** A text instead of "Po ngarkohet, ju lutem prisni...". */
  text?: string;
  /** Errors that prevent the app from starting, so that only reloading the page helps. */
  fatalErrors?: string[];
  /** True to cover the nearest positioned parent instead of the whole screen. */
  within?: boolean;
  onRefresh?: () => void;
}

export function LoadingOverlay({ text, fatalErrors = none, within = false, onRefresh }: LoadingOverlayProps) {
  const { ui } = useFirstPhrases();
  if (fatalErrors.length === 0) {
    return (
      <output className={classes['overlay']} data-within={within || undefined}>
        <Spinner size={28} />
        <span className={classes['text']}>{text ?? ui.loading}</span>
      </output>
    );
  }
  return (
    <div className={classes['overlay']} data-within={within || undefined} role="alert">
      <div className={classes['fatal']}>
        <span className={classes['tile']} aria-hidden>
          <IconWifiOff size={19} stroke={1.7} />
        </span>
        <h2 className={classes['title']}>{ui.fatal.title}</h2>
        <ul className={classes['errors']}>
          {fatalErrors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
        <p className={classes['hint']}>{ui.fatal.hint}</p>
        <Button
          leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
          onClick={() => (onRefresh ? onRefresh() : globalThis.location.reload())}
        >
          {ui.fatal.refresh}
        </Button>
      </div>
    </div>
  );
}
