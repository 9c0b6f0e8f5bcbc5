import { MarkWithWord, useIsWide } from '@tezga/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { LanguageChoice } from './LanguageChoice.tsx';
import { usePageTitle } from '../session/use-page-title.ts';
import classes from './AuthFrame.module.css';

// A picture for those who have room for it; a phone neither fetches nor draws it.
const LoginArt = lazy(async () => ({ default: (await import('./LoginArt.tsx')).LoginArt }));

interface AuthFrameProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** What the browser's tab says, where it is not the title. */
  readonly pageTitle?: string;
  /** A list takes the room of the picture. */
  readonly isBroad?: boolean;
  readonly children: ReactNode;
}

/** The look of everything that stands before the door: mark and language above, the picture at the side. */
export function AuthFrame({ title, hint, pageTitle = title, isBroad = false, children }: AuthFrameProps) {
  const isWide = useIsWide();
  usePageTitle('backoffice', pageTitle);
  return (
    <div className={classes['page']} data-broad={isBroad || undefined}>
      <main className={classes['door']}>
        <header className={classes['head']}>
          <MarkWithWord size={28} />
          <LanguageChoice />
        </header>
        <div className={classes['body']}>
          <h1 className={classes['title']}>{title}</h1>
          {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
          {children}
        </div>
        <footer className={classes['foot']}>© 2026 Tezga</footer>
      </main>
      {isWide && !isBroad ? (
        <Suspense fallback={<aside className={classes['artGround']} />}>
          <LoginArt />
        </Suspense>
      ) : null}
    </div>
  );
}
