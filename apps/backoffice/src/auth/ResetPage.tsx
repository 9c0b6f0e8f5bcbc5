import { usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckFailed } from './CheckFailed.tsx';
import { Checking } from './Checking.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authQueries } from './queries.ts';
import { ResetForm } from './ResetForm.tsx';

/** The page of a reset link: checks the code, then asks for the new password. */
export function ResetPage({ code }: { readonly code: string }) {
  const { verification } = usePhrases();
  const reset = useQuery(authQueries.reset(code));
  // The refusal of the form, because the code may expire after the page has checked it.
  const [refusal, setRefusal] = useState<unknown>(null);
  const failure = refusal ?? reset.error;
  if (failure !== null) {
    return (
      <CheckFailed
        error={failure}
        purpose={verification.resetTitle}
        title={verification.notValid}
        hint={verification.notValidHint}
        nextStep={{ path: '/forgot', label: verification.askAgain }}
        codePathOf={(typed) => `/r/${typed}`}
        onRetry={() => void reset.refetch()}
      />
    );
  }
  if (reset.data === undefined) return <Checking />;
  return (
    <AuthFrame
      title={verification.resetTitle}
      hint={
        <>
          {verification.resetFor} <b>{reset.data.name}</b>
        </>
      }
    >
      <ResetForm code={code} reset={reset.data} onNotValid={setRefusal} />
    </AuthFrame>
  );
}
