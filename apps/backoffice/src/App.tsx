import { LoadingOverlay, TezgaProvider } from '@tezga/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { usePublicPath } from './session/public-path.ts';
import { FatalBoundary } from './session/FatalBoundary.tsx';
import { LoginPage } from './auth/LoginPage.tsx';
import { loadAllPhrases, useI18n } from './session/i18n.ts';
import { factsOf, tokenStore, useToken } from './session/token.ts';

/** A lazy component: its first render loads the component and all phrases. */
function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadAllPhrases()]);
    return { default: component };
  });
}

// A signed-out user needs only the login page; the other pages are loaded on demand.
const Home = fetched(async () => (await import('./Home.tsx')).Home);
const PublicPages = fetched(async () => (await import('./auth/PublicPages.tsx')).PublicPages);
const DesignPage = import.meta.env.DEV
  ? fetched(async () => (await import('@tezga/ui/design')).DesignPage)
  : null;

const ArrivalQuestion = fetched(async () => (await import('./auth/ArrivalQuestion.tsx')).ArrivalQuestion);

export interface AppProps {
  /** A token in the URL that belongs to another user or business than the current session. */
  readonly arriving: string | null;
}

export function App(props: AppProps) {
  const [arriving, setArriving] = useState(props.arriving);
  const { language, phrases, setLanguage } = useI18n();
  const facts = factsOf(useToken());
  const publicPath = usePublicPath();
  return (
    <TezgaProvider language={language} phrases={phrases} setLanguage={setLanguage}>
      <FatalBoundary>
        <Suspense fallback={<LoadingOverlay />}>
          {DesignPage !== null && location.pathname === '/design' ? (
            <DesignPage />
          ) : publicPath !== null ? (
            <PublicPages path={publicPath} />
          ) : tokenStore.isLeaving() ? (
            <LoadingOverlay />
          ) : facts === null ? (
            <LoginPage />
          ) : arriving !== null ? (
            <ArrivalQuestion arriving={arriving} onDecided={() => setArriving(null)} />
          ) : (
            // A change of user or business mounts a new Home, so that no state of the previous one remains.
            <Home key={`${facts.userId} ${facts.businessId}`} facts={facts} />
          )}
        </Suspense>
      </FatalBoundary>
    </TezgaProvider>
  );
}
