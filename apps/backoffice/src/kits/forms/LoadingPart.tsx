import { LoadingOverlay } from '@tezga/ui';
import classes from './LoadingPart.module.css';

/** A placeholder for a part that is loading; it does not cover the rest of the page. */
export function LoadingPart() {
  return (
    <div className={classes['place']}>
      <LoadingOverlay within />
    </div>
  );
}
