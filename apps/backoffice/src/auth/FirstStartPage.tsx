import { usePhrases } from '@tezga/ui';
import { useEffect, useState } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';
import { FirstStartCodeForm } from './FirstStartCodeForm.tsx';
import { FirstStartForm } from './FirstStartForm.tsx';

/** The code behind the # of the printed address, which no server or proxy on the way sees. */
const codeInAddress = () => location.hash.slice(1);

/** Creates the first super admin: asks for the printed code, and then for the person. */
export function FirstStartPage() {
  const { verification } = usePhrases();
  const { firstStart } = verification;
  const [printed] = useState(codeInAddress);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    // The code does not stay in the history of the browser.
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
  }, []);
  return (
    <AuthFrame title={firstStart.title} hint={code === null ? firstStart.hint : firstStart.formHint}>
      {code === null ? (
        <FirstStartCodeForm printed={printed} onRight={setCode} />
      ) : (
        <FirstStartForm code={code} />
      )}
      <p className={classes['links']}>
        <AuthLink to="/">{verification.backToSignIn}</AuthLink>
      </p>
    </AuthFrame>
  );
}
