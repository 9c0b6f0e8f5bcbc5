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
  /** What the page is for, where the code was never looked at. */
  readonly purpose: string;
  /** When the code was looked at and refused. */
  readonly title: string;
  readonly hint: string;
  /** Where another code is asked for, and what leads there. */
  readonly wayOn: { readonly path: string; readonly label: string };
  readonly codePathOf: (code: string) => string;
  readonly onRetry: () => void;
}

/** A code that did not open anything: why, and every way on from here. */
export function CheckFailed(props: CheckFailedProps) {
  const { error, purpose, title, hint, wayOn, codePathOf, onRetry } = props;
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
        <p className={classes['ways']}>
          <AuthLink to="/">{isSignedIn ? verification.toApp : verification.backToSignIn}</AuthLink>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title} hint={hint}>
      <div className={classes['fields']} role="alert">
        <Notice tone="bad">{sentence}</Notice>
        <Button size="md" fullWidth onClick={() => goTo(wayOn.path)}>
          {wayOn.label}
        </Button>
      </div>
      <section className={classes['apart']} aria-label={verification.haveCode}>
        <h2 className={classes['subtitle']}>{verification.haveCode}</h2>
        <CodeForm pathOf={codePathOf} />
      </section>
      {wayOn.path === '/' ? null : (
        <p className={classes['ways']}>
          <AuthLink to="/">{isSignedIn ? verification.toApp : verification.backToSignIn}</AuthLink>
        </p>
      )}
    </AuthFrame>
  );
}
