import { ActionIcon, Kbd, Mark, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { AccountMenu } from './AccountMenu.tsx';
import { BusinessSwitcher } from './BusinessSwitcher.tsx';
import { HelpButton } from './HelpButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import classes from './TopBar.module.css';
import { AlertsBell } from '../business/alerts/index.ts';
import { useSession } from '../session/session-context.ts';
import { LanguageChoice } from '../auth/index.ts';

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const { shell } = usePhrases();
  const { area } = useSession();
  return (
    <header className={classes['bar']}>
      <ActionIcon
        variant="subtle"
        size={40}
        className={classes['phone'] ?? ''}
        aria-label={shell.openNavigation}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
      <span className={classes['phone']}>
        <Mark size={24} />
      </span>
      <BusinessSwitcher />
      <UnstyledButton className={classes['search'] ?? ''} onClick={onSearch}>
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span>{shell.search}</span>
        <Kbd>Ctrl K</Kbd>
      </UnstyledButton>
      <div className={classes['end']}>
        <ActionIcon
          variant="subtle"
          size={40}
          className={classes['phone'] ?? ''}
          aria-label={shell.searchShort}
          onClick={onSearch}
        >
          <IconSearch size={20} stroke={1.7} />
        </ActionIcon>
        {area === 'business' ? <AlertsBell /> : null}
        <HelpButton />
        <span className={classes['wide']}>
          <LanguageChoice short />
        </span>
        <span className={classes['wide']}>
          <ThemeSwitch />
        </span>
        <span className={classes['wide']}>
          <AccountMenu />
        </span>
      </div>
    </header>
  );
}
