import { Kbd } from '../page/Kbd.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './PaletteFooter.module.css';

export function PaletteFooter() {
  const { palette } = useFirstPhrases().ui;
  return (
    <div className={classes['footer']}>
      <span>
        <Kbd>↑↓</Kbd> {palette.choose}
      </span>
      <span>
        <Kbd>↵</Kbd> {palette.open}
      </span>
      <span>
        <Kbd>Ctrl ↵</Kbd> {palette.openInTab}
      </span>
    </div>
  );
}
