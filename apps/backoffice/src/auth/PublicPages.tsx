import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { codeIn, firstStartPath, helpPath, termsPath } from '../session/public-path.ts';
import { FirstStartPage } from './FirstStartPage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { HelpPage } from './HelpPage.tsx';
import { MailboxPage } from './MailboxPage.tsx';
import { newPublicQueries } from './queries.ts';
import { ResetPage } from './ResetPage.tsx';
import { TermsPage } from './TermsPage.tsx';
import { VerifyPage } from './VerifyPage.tsx';

/** The pages without sign-in: a forgotten password, a code from a message, the demo's mailbox. */
export function PublicPages({ path }: { readonly path: string }) {
  const [queries] = useState(newPublicQueries);
  return (
    <QueryClientProvider client={queries}>
      <PublicPage path={path} />
    </QueryClientProvider>
  );
}

function PublicPage({ path }: { readonly path: string }) {
  if (path === firstStartPath) return <FirstStartPage />;
  if (path === '/forgot') return <ForgotPage />;
  if (path === '/mailbox') return <MailboxPage />;
  if (path === termsPath) return <TermsPage />;
  if (path === helpPath) return <HelpPage />;
  // A malformed code is sent as well, and the server refuses it.
  const code = codeIn(path) ?? path;
  return path.startsWith('/r/') ? (
    <ResetPage key={code} code={code} />
  ) : (
    <VerifyPage key={code} code={code} />
  );
}
