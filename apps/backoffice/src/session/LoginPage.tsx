import { MarkWithWord, usePhrases } from '@tezga/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageTitle } from '../shell/use-page-title.ts';
import { DemoLogins } from './DemoLogins.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LoginForm, type Credentials } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { useIsWide } from './use-is-wide.ts';

// A picture for those who have room for it; a phone neither fetches nor draws it.
const LoginArt = lazy(async () => ({ default: (await import('./LoginArt.tsx')).LoginArt }));

const nothingTyped: Credentials = { username: '', password: '' };

/** The front door, for business users and super admins alike. */
export function LoginPage() {
  const { access } = usePhrases();
  const [chosen, setChosen] = useState(nothingTyped);
  const isWide = useIsWide();
  usePageTitle('backoffice', access.signInTitle);
  useEffect(() => {
    // Pages behind the door have addresses too; signed out, all of them lead here.
    if (location.pathname !== '/') history.replaceState(null, '', '/');
  }, []);
  return (
    <div className={classes['page']}>
      <main className={classes['door']}>
        <header className={classes['head']}>
          <MarkWithWord size={28} />
          <LanguageChoice />
        </header>
        <div className={classes['form']}>
          <h1 className={classes['title']}>{access.welcome}</h1>
          <p className={classes['hint']}>{access.welcomeHint}</p>
          <LoginForm key={chosen.username} initial={chosen} />
          <DemoLogins chosen={chosen.username} onChoose={setChosen} />
        </div>
        <footer className={classes['foot']}>© 2026 Tezga</footer>
      </main>
      {isWide ? (
        <Suspense fallback={<aside className={classes['artGround']} />}>
          <LoginArt />
        </Suspense>
      ) : null}
    </div>
  );
}
