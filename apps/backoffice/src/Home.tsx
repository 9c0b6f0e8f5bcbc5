import { contract } from '@tezga/contract';
import { LoadingOverlay, usePhrases } from '@tezga/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { LocalCustomersProvider } from './business/customers/local/LocalCustomersProvider.tsx';
import { createAppRouter } from './router.tsx';
import { screens } from './screens.ts';
import { call } from './session/call.ts';
import { allowReloadLater } from './session/fatal-errors.ts';
import { Raise } from './session/FatalBoundary.tsx';
import { hashQueryKey } from './session/hash-query-key.ts';
import { forgetDraftsOfOthers } from './session/leave.ts';
import { SelectBusinessPage } from './auth/SelectBusinessPage.tsx';
import { ScreensContext, type AppScreens } from './session/screens-context.ts';
import type { Screen } from './session/screen.ts';
import { SessionContext, type Session } from './session/session-context.ts';
import type { TokenFacts } from './session/token.ts';
import { useNecessaryData } from './session/use-necessary-data.ts';
import { navigationFor } from './shell/navigation-items.ts';

/** The screens that are enabled on this server, the disabled ones, and the navigation to the enabled ones. */
function screensOf({ isFullAdmin }: Session): AppScreens {
  const isClosed = (screen: Screen) => screen.isOnlyInFullAdmin === true && !isFullAdmin;
  const open = screens.filter((screen) => !isClosed(screen));
  return {
    screens: open,
    closedScreens: screens.filter(isClosed),
    navigationFor: (reader) => navigationFor(open, reader),
  };
}

// Loaded after the screens, because these components are rarely needed.
const SessionOverlays = lazy(async () => ({
  default: (await import('./auth/overlays/SessionOverlays.tsx')).SessionOverlays,
}));

const ForcedPasswordPage = lazy(async () => ({
  default: (await import('./auth/overlays/ForcedPasswordPage.tsx')).ForcedPasswordPage,
}));
const EnrolPage = lazy(async () => ({ default: (await import('./auth/overlays/EnrolPage.tsx')).EnrolPage }));

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The typed client already retries lost connections, and a retry does not change a refusal.
        retry: false,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        queryKeyHashFn: hashQueryKey,
      },
    },
  });
}

/** The pages of a signed-in user: loads the session, then shows the screens that the role may open. */
export function Home({ facts }: { readonly facts: TokenFacts }) {
  const [queries] = useState(newQueryClient);
  useState(() => forgetDraftsOfOthers(facts));
  return (
    <QueryClientProvider client={queries}>
      {facts.app === 'backoffice' && facts.businessId === null ? (
        <SelectBusinessPage />
      ) : (
        <Screens facts={facts} />
      )}
    </QueryClientProvider>
  );
}

function Screens({ facts }: { readonly facts: TokenFacts }) {
  const { access } = usePhrases();
  const { session, error } = useNecessaryData(facts);
  const appScreens = useMemo(() => (session === null ? null : screensOf(session)), [session]);
  const router = useMemo(
    () => (session === null || appScreens === null ? null : createAppRouter(appScreens.screens, session)),
    [session, appScreens],
  );
  const isReady = session !== null && error === null;
  useEffect(() => {
    // Prolongs a valid session at each page load; after a failure the current token stays in use.
    if (isReady) call(contract.access.refreshToken, {}).catch(() => undefined);
    return isReady ? allowReloadLater() : undefined;
  }, [isReady]);

  if (error !== null) return <Raise message={access.fatal} />;
  if (session === null || appScreens === null || router === null) return <LoadingOverlay />;
  // The server refuses all other calls until the password is replaced or the second factor is set up, so these two
  // pages replace all screens.
  if (session.user.resetPassword || session.user.mustEnrol)
    return (
      <Suspense fallback={<LoadingOverlay />}>
        {session.user.resetPassword ? <ForcedPasswordPage /> : <EnrolPage />}
      </Suspense>
    );
  return (
    <SessionContext value={session}>
      <ScreensContext value={appScreens}>
        <LocalCustomersProvider>
          <RouterProvider router={router} />
        </LocalCustomersProvider>
        <Suspense>
          <SessionOverlays />
        </Suspense>
      </ScreensContext>
    </SessionContext>
  );
}
