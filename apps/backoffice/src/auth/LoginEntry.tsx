import { useState } from 'react';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginForm, type Credentials } from './LoginForm.tsx';

const nothingTyped: Credentials = { username: '', password: '' };

/** The form for the credentials, and the demo logins. */
export function LoginEntry() {
  const [chosen, setChosen] = useState(nothingTyped);
  return (
    <>
      <LoginForm key={chosen.username} initial={chosen} />
      <DemoLogins chosen={chosen.username} onChoose={setChosen} />
    </>
  );
}
