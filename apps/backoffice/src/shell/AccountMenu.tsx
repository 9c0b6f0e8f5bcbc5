import { Menu, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconLogout } from '@tabler/icons-react';
import { useSession } from '../session/session-context.ts';
import { signOut } from '../session/sign-out.ts';
import classes from './AccountMenu.module.css';
import { PersonMark } from './PersonMark.tsx';

export function AccountMenu() {
  const { access, shell } = usePhrases();
  const { user, roleName } = useSession();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes['account'] ?? ''} aria-label={`${shell.account}: ${user.name}`}>
          <PersonMark name={user.name} size={28} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name} · {roleName}
          <br />
          {user.username}
        </Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => void signOut()}>
          {access.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
