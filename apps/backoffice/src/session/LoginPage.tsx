import { useFirstPhrases } from '@tezga/ui';
import { useEffect, useState } from 'react';
import { DoorFrame } from '../door/DoorFrame.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginForm, type Credentials } from './LoginForm.tsx';

const nothingTyped: Credentials = { username: '', password: '' };

/** The front door, for business users and super admins alike. */
export function LoginPage() {
  const { access } = useFirstPhrases();
  const [chosen, setChosen] = useState(nothingTyped);
  useEffect(() => {
    // Pages behind the door have addresses too; signed out, all of them lead here.
    if (location.pathname !== '/') history.replaceState(null, '', '/');
  }, []);
  return (
    <DoorFrame title={access.welcome} hint={access.welcomeHint} pageTitle={access.signInTitle}>
      <LoginForm key={chosen.username} initial={chosen} />
      <DemoLogins chosen={chosen.username} onChoose={setChosen} />
    </DoorFrame>
  );
}
