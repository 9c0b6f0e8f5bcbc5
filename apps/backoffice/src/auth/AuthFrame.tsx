import { MarkWithWord, useFirstPhrases, useIsWide } from '@tezga/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { AuthLink } from './AuthLink.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { helpPath, termsPath } from '../session/public-path.ts';
import { usePageTitle } from '../session/use-page-title.ts';
import classes from './AuthFrame.module.css';

// Loaded lazily, because a phone has no space for the picture and does not load it.
const LoginArt = lazy(async () => ({ default: (await import('./LoginArt.tsx')).LoginArt }));

interface AuthFrameProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** The title of the browser tab, when it differs from the heading. */
  readonly pageTitle?: string;
  /** True for a page that shows a list: it leaves out the picture, because the list needs the space. */
  readonly isBroad?: boolean;
  readonly children: ReactNode;
}

/** The layout of all pages before sign-in: logo and language at the top, the picture at the side. */
export function AuthFrame({ title, hint, pageTitle = title, isBroad = false, children }: AuthFrameProps) {
  const isWide = useIsWide();
  const { shell } = useFirstPhrases();
  usePageTitle('backoffice', pageTitle);
  return (
    <div className={classes['page']} data-broad={isBroad || undefined}>
      <main className={classes['content']}>
        <header className={classes['head']}>
          <MarkWithWord size={28} />
          <LanguageChoice />
        </header>
        <div className={classes['body']}>
          <h1 className={classes['title']}>{title}</h1>
          {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
          {children}
        </div>
        <footer className={classes['foot']}>
          <span>© 2026 Tezga</span>
          <AuthLink to={termsPath}>{shell.terms}</AuthLink>
          <AuthLink to={helpPath}>{shell.help}</AuthLink>
        </footer>
      </main>
      {isWide && !isBroad ? (
        <Suspense fallback={<aside className={classes['artGround']} />}>
          <LoginArt />
        </Suspense>
      ) : null}
    </div>
  );
}
