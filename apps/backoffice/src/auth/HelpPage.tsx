import { usePhrases } from '@tezga/ui';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';

/** How to sign in, and what to do without an account or a password. */
export function HelpPage() {
  const { access, help } = usePhrases();
  const words = help.atDoor;
  return (
    <AuthFrame title={words.title}>
      <ul className={classes['lines']}>
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes['links']}>
        <AuthLink to="/">{words.back}</AuthLink>
        <AuthLink to="/forgot">{access.forgotPassword}</AuthLink>
      </p>
    </AuthFrame>
  );
}
