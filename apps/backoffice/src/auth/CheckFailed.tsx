import { CallError } from '@tezga/contract/client';
import { Button, ErrorState, Notice, usePhrases } from '@tezga/ui';
import { factsOf, useToken } from '../session/token.ts';
import { CodeForm } from './CodeForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';
import { goTo } from '../session/public-path.ts';

const refusals = new Set<CallError['code']>(['code-not-valid', 'contact-taken', 'invalid-input']);

interface CheckFailedProps {
  readonly error: unknown;
  /** The heading when the code could not be checked. */
  readonly purpose: string;
  /** The heading when the code was refused. */
  readonly title: string;
  readonly hint: string;
  /** The page to request another code, and the label of its button. */
  readonly nextStep: { readonly path: string; readonly label: string };
  readonly codePathOf: (code: string) => string;
  readonly onRetry: () => void;
}

/** The page for a code that was refused or could not be checked: the reason and the next steps. */
export function CheckFailed(props: CheckFailedProps) {
  const { error, purpose, title, hint, nextStep, codePathOf, onRetry } = props;
  const { fallbacks, verification } = usePhrases();
  const isSignedIn = factsOf(useToken()) !== null;
  const isRefusal = error instanceof CallError && refusals.has(error.code);
  const sentence = error instanceof CallError ? error.message : fallbacks.verification;
  if (!isRefusal) {
    return (
      <AuthFrame title={purpose}>
        <ErrorState
          title={verification.failed}
          sentence={sentence}
          onRetry={onRetry}
          {...(error instanceof CallError ? { requestId: error.requestId } : {})}
        />
        <p className={classes['links']}>
          <AuthLink to="/">{isSignedIn ? verification.toApp : verification.backToSignIn}</AuthLink>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title} hint={hint}>
      <div className={classes['fields']} role="alert">
        <Notice tone="bad">{sentence}</Notice>
        <Button size="md" fullWidth onClick={() => goTo(nextStep.path)}>
          {nextStep.label}
        </Button>
      </div>
      <section className={classes['apart']} aria-label={verification.haveCode}>
        <h2 className={classes['subtitle']}>{verification.haveCode}</h2>
        <CodeForm pathOf={codePathOf} />
      </section>
      {nextStep.path === '/' ? null : (
        <p className={classes['links']}>
          <AuthLink to="/">{isSignedIn ? verification.toApp : verification.backToSignIn}</AuthLink>
        </p>
      )}
    </AuthFrame>
  );
}
