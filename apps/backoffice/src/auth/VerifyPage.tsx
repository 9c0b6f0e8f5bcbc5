import { Button, Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { phoneWords } from '../kits/forms/phone-words.ts';
import { factsOf, useToken } from '../session/token.ts';
import { CheckFailed } from './CheckFailed.tsx';
import { Checking } from './Checking.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import classes from './AuthPages.module.css';
import { goTo } from '../session/public-path.ts';
import { authQueries } from './queries.ts';
import { accountPath } from '../account/index.ts';

/** The page of a verification link: opening it verifies the contact. */
export function VerifyPage({ code }: { readonly code: string }) {
  const { verification } = usePhrases();
  const facts = factsOf(useToken());
  const verified = useQuery(authQueries.verified(code));
  if (verified.error !== null) {
    return (
      <CheckFailed
        error={verified.error}
        purpose={verification.verifyTitle}
        title={verification.notVerified}
        hint={verification.notVerifiedHint}
        // Only a signed-in user can request another code.
        nextStep={
          facts === null
            ? { path: '/', label: verification.toSignIn }
            : { path: accountPath(facts.app, 'contacts'), label: verification.askAgain }
        }
        codePathOf={(typed) => `/v/${typed}`}
        onRetry={() => void verified.refetch()}
      />
    );
  }
  if (verified.data === undefined) return <Checking title={verification.verifyTitle} />;
  const { method, contact } = verified.data;
  return (
    <AuthFrame title={verification.verifyTitle} hint={verification.verifiedHint}>
      <div className={classes['fields']} aria-live="polite">
        <Notice tone="ok" title={verification.verified[method]}>
          <span className={classes['contact']}>{phoneWords(contact)}</span>
        </Notice>
        <Button size="md" fullWidth onClick={() => goTo('/', { replace: true })}>
          {facts === null ? verification.toSignIn : verification.toApp}
        </Button>
      </div>
    </AuthFrame>
  );
}
