import { Spinner, usePhrases } from '@tezga/ui';
import { AuthFrame } from './AuthFrame.tsx';
import classes from './AuthPages.module.css';

export function Checking({ title }: { readonly title?: string }) {
  const { verification } = usePhrases();
  return (
    <AuthFrame title={title ?? verification.resetTitle}>
      <output className={classes['waiting']}>
        <Spinner />
        {verification.checking}
      </output>
    </AuthFrame>
  );
}
