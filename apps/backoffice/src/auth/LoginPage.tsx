import { useFirstPhrases } from '@tezga/ui';
import { lazy, Suspense, useEffect } from 'react';
import { isPublicPath } from '../session/public-path.ts';
import { AuthFrame } from './AuthFrame.tsx';
import classes from './LoginPage.module.css';

// Loaded lazily: the page is shown first, and the code that validates and sends the form follows.
const LoginEntry = lazy(async () => {
  // Imported in two steps, because one long task would block a slow phone.
  await import('../session/schemas-without-eval.ts');
  return { default: (await import('./LoginEntry.tsx')).LoginEntry };
});

/** The login page, for business users and super admins. */
export function LoginPage() {
  const { access } = useFirstPhrases();
  useEffect(() => {
    // Signed out, every URL that needs a sign-in shows the login page, so the URL is reset. It stays if the user has
    // followed a link to a public page before this effect runs.
    if (location.pathname !== '/' && !isPublicPath(location.pathname)) history.replaceState(null, '', '/');
  }, []);
  return (
    <AuthFrame title={access.welcome} hint={access.welcomeHint} pageTitle={access.signInTitle}>
      <Suspense fallback={<div className={classes['room']} />}>
        <LoginEntry />
      </Suspense>
    </AuthFrame>
  );
}
