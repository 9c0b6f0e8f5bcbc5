import { useFirstPhrases } from '@tezga/ui';
import { lazy, Suspense, useEffect } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import classes from './LoginPage.module.css';

// The page is seen first; what checks and sends the form follows, since nobody types before they see.
const LoginEntry = lazy(async () => {
  // In two steps, because each is a task in which a slow phone answers nothing.
  await import('../session/schemas-without-eval.ts');
  return { default: (await import('./LoginEntry.tsx')).LoginEntry };
});

/** The front door, for business users and super admins alike. */
export function LoginPage() {
  const { access } = useFirstPhrases();
  useEffect(() => {
    // Pages behind the door have addresses too; signed out, all of them lead here.
    if (location.pathname !== '/') history.replaceState(null, '', '/');
  }, []);
  return (
    <AuthFrame title={access.welcome} hint={access.welcomeHint} pageTitle={access.signInTitle}>
      <Suspense fallback={<div className={classes['room']} />}>
        <LoginEntry />
      </Suspense>
    </AuthFrame>
  );
}
