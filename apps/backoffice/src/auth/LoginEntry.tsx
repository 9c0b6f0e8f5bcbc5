import { useState } from 'react';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginForm, type Credentials } from './LoginForm.tsx';

const nothingTyped: Credentials = { username: '', password: '' };

/** Where credentials are typed, or chosen in a demonstration. */
export function LoginEntry() {
  const [chosen, setChosen] = useState(nothingTyped);
  return (
    <>
      <LoginForm key={chosen.username} initial={chosen} />
      <DemoLogins chosen={chosen.username} onChoose={setChosen} />
    </>
  );
}
