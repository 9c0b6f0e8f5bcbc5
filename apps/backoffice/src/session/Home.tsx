import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { LoadingOverlay, usePhrases } from '@tezga/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { createAppRouter } from '../router.tsx';
import { call } from './call.ts';
import { sessionQueries } from './queries.ts';
import { SelectBusinessPage } from './SelectBusinessPage.tsx';
import { SessionContext, type Session } from './session-context.ts';
import type { TokenFacts } from './token.ts';

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client repeats what may be repeated; a refusal is not going to change its mind.
        retry: false,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** Everything behind the door: first who it is, then the screens that person may see. */
export function Home({ facts }: { readonly facts: TokenFacts }) {
  const [queries] = useState(newQueryClient);
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
  const { data, error } = useQuery(sessionQueries.myRole);
  const { userId, businessId, app } = facts;
  // By its parts: a refreshed token says the same again, and must not rebuild the screens under someone's hands.
  const session = useMemo<Session | null>(() => {
    if (!data?.role) return null;
    const { roleCode, roleDesc, backofficePermissions, saPermissions } = data.role;
    return {
      facts: { userId, businessId, app },
      area: app === 'sa' ? 'super-admin' : 'business',
      user: data.user,
      role: { code: roleCode, backofficePermissions, saPermissions },
      roleName: roleDesc,
    };
  }, [data, userId, businessId, app]);
  const router = useMemo(() => (session === null ? null : createAppRouter(session)), [session]);
  const isReady = session !== null;
  useEffect(() => {
    // Once the session is known to be good it is made to last; a failure leaves the token there is.
    if (isReady) call(contract.access.refreshToken, {}).catch(() => undefined);
  }, [isReady]);

  if (error !== null) {
    return <LoadingOverlay fatalErrors={[error instanceof CallError ? error.message : access.fatal]} />;
  }
  if (session === null || router === null) return <LoadingOverlay />;
  return (
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>
  );
}
