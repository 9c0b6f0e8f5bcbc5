import { Spinner, usePhrases } from '@tezga/ui';
import { DoorFrame } from './DoorFrame.tsx';
import classes from './DoorPages.module.css';

export function Checking({ title }: { readonly title?: string }) {
  const { verification } = usePhrases();
  return (
    <DoorFrame title={title ?? verification.resetTitle}>
      <output className={classes['waiting']}>
        <Spinner />
        {verification.checking}
      </output>
    </DoorFrame>
  );
}
