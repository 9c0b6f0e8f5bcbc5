import { usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../session/session-context.ts';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './Navigation.module.css';
import { PersonMark } from './PersonMark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { accountPath } from '../account/index.ts';
import { LanguageChoice } from '../auth/index.ts';

/** The foot of the navigation drawer of a phone: the user, and the items that do not fit the top bar. */
export function NavigationFoot({ onFollow }: { readonly onFollow: () => void }) {
  const { people } = usePhrases();
  const { facts, user, roleName } = useSession();
  return (
    <div className={classes['foot']}>
      <Link
        to={accountPath(facts.app)}
        className={classes['person']}
        aria-label={`${people.title}: ${user.name}`}
        onClick={onFollow}
      >
        <PersonMark name={user.name} size={34} />
        <span className={classes['who']}>
          <b>{user.name}</b>
          <small>{roleName}</small>
        </span>
      </Link>
      <LanguageChoice short />
      <ThemeSwitch size={40} />
      <AccountMenu onFollow={onFollow} isShort />
    </div>
  );
}
