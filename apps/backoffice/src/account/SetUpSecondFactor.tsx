import { contract } from '@tezga/contract';
import { Code, ErrorState, usePhrases } from '@tezga/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../session/call.ts';
import forms from './AccountForms.module.css';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';

interface SetUpSecondFactorProps {
  /** Called when the user has saved the recovery codes. */
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** The secret of the authenticator app: fetched once for each set-up, and not cached after it. */
const secretQuery = queryOptions({
  queryKey: ['second-factor', 'secret'],
  queryFn: async () => {
    const { secret, address } = await call(contract.secondFactor.begin, {});
    const { qrPicture } = await import('../kits/documents/qr-picture.ts');
    return { secret, picture: qrPicture(address) };
  },
  staleTime: Infinity,
  gcTime: 0,
});

/** Steps: the secret as a QR code and as text, then the first code, then the recovery codes. */
export function SetUpSecondFactor({ onDone, onCancel }: SetUpSecondFactorProps) {
  const { fallbacks, people } = usePhrases();
  const words = people.secondFactor;
  const { data, error, refetch } = useQuery(secretQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (data === undefined) {
    if (error === null) return <LoadingPart />;
    return (
      <ErrorState
        title={fallbacks['change-not-made']}
        sentence={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <ol className={classes['steps']}>
        <li>{words.stepApp}</li>
        <li>
          {words.stepScan}
          <div className={classes['scan']}>
            <img className={classes['qr']} src={data.picture} alt={words.qr} />
            <div className={classes['secret']}>
              <span className={forms['text']}>{words.orType}</span>
              <Code copy wrap label={words.secret}>
                {data.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
              </Code>
            </div>
          </div>
        </li>
        <li>{words.stepCode}</li>
      </ol>
      <ProofForm
        title={words.confirm}
        onProven={async (proof) => setCodes((await call(contract.secondFactor.confirm, proof)).recoveryCodes)}
        {...(onCancel === undefined ? {} : { onCancel })}
      />
    </>
  );
}
