import { usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestResetForm } from './RequestResetForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';
import { authQueries } from './queries.ts';
import { ResetSent } from './ResetSent.tsx';

/** The page to request a reset code, and to type it. */
export function ForgotPage() {
  const { access, verification } = usePhrases();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data: isDemo } = useQuery(authQueries.isDemo);
  return (
    <AuthFrame
      title={sentTo === null ? verification.forgotTitle : verification.sentTitle}
      {...(sentTo === null ? { hint: verification.forgotHint } : {})}
    >
      {sentTo === null ? (
        <RequestResetForm onSent={setSentTo} />
      ) : (
        <ResetSent contact={sentTo} onOther={() => setSentTo(null)} />
      )}
      <section className={classes['apart']} aria-label={verification.haveCode}>
        <h2 className={classes['subtitle']}>{verification.haveCode}</h2>
        <CodeForm pathOf={(code) => `/r/${code}`} />
      </section>
      <p className={classes['links']}>
        <AuthLink to="/">{verification.backToSignIn}</AuthLink>
        {isDemo === true ? <AuthLink to="/mailbox">{access.openMailbox}</AuthLink> : null}
      </p>
    </AuthFrame>
  );
}
