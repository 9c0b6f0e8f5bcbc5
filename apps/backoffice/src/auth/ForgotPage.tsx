import { usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskResetForm } from './AskResetForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';
import { doorQueries } from './queries.ts';
import { ResetSent } from './ResetSent.tsx';

/** Someone who cannot get in asks for a code, and brings it back. */
export function ForgotPage() {
  const { access, verification } = usePhrases();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { data: isDemo } = useQuery(doorQueries.isDemo);
  return (
    <AuthFrame
      title={askedFor === null ? verification.forgotTitle : verification.sentTitle}
      {...(askedFor === null ? { hint: verification.forgotHint } : {})}
    >
      {askedFor === null ? (
        <AskResetForm onSent={setAskedFor} />
      ) : (
        <ResetSent contact={askedFor} onOther={() => setAskedFor(null)} />
      )}
      <section className={classes['apart']} aria-label={verification.haveCode}>
        <h2 className={classes['subtitle']}>{verification.haveCode}</h2>
        <CodeForm pathOf={(code) => `/r/${code}`} />
      </section>
      <p className={classes['ways']}>
        <AuthLink to="/">{verification.backToSignIn}</AuthLink>
        {isDemo === true ? <AuthLink to="/mailbox">{access.openMailbox}</AuthLink> : null}
      </p>
    </AuthFrame>
  );
}
