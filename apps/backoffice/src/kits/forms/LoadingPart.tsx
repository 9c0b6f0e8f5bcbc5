import { LoadingOverlay } from '@tezga/ui';
import classes from './LoadingPart.module.css';

/** Keeps the place of a part that is on its way, without covering what is already there. */
export function LoadingPart() {
  return (
    <div className={classes['place']}>
      <LoadingOverlay within />
    </div>
  );
}
