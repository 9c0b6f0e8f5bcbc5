import { ActionIcon, MarkWithWord, Mark, usePhrases } from '@tezga/ui';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';
import { AuthorityState } from '../business/alerts/index.ts';
import { BusinessSwitcher } from './BusinessSwitcher.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import classes from './Navigation.module.css';
import { NavigationFoot } from './NavigationFoot.tsx';
import { OpenGroup } from './OpenGroup.tsx';
import { RailGroup } from './RailGroup.tsx';

interface NavigationProps {
  readonly isRail: boolean;
  readonly onRailChange?: (isRail: boolean) => void;
  /** Given only in the navigation drawer of a phone, which also contains the business and the account. */
  readonly onClose?: () => void;
}

export function Navigation({ isRail, onRailChange, onClose }: NavigationProps) {
  const { shell } = usePhrases();
  const session = useSession();
  const { navigationFor } = useScreens();
  const groups = navigationFor(session);
  const toggle = isRail ? shell.expand : shell.collapse;
  const RailIcon = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav
      className={classes['navigation']}
      aria-label={shell.navigation}
      data-rail={isRail || undefined}
      data-drawer={onClose !== undefined || undefined}
    >
      <div className={classes['head']}>
        {isRail ? <Mark size={26} label="Tezga" /> : <MarkWithWord size={25} />}
        {onClose === undefined ? null : (
          <ActionIcon variant="subtle" size={40} aria-label={shell.closeNavigation} onClick={onClose}>
            <IconX size={20} stroke={1.7} />
          </ActionIcon>
        )}
        {onRailChange === undefined ? null : (
          <ActionIcon variant="subtle" aria-label={toggle} onClick={() => onRailChange(!isRail)}>
            <RailIcon size={17} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      {onClose === undefined ? null : <BusinessSwitcher isWide />}
      <CreateMenu isRail={isRail} onFollow={onClose} />
      <ul className={classes['groups']}>
        {groups.map((group) => (
          <li key={group.id}>
            {isRail ? <RailGroup group={group} /> : <OpenGroup group={group} onFollow={onClose} />}
          </li>
        ))}
      </ul>
      {session.area === 'business' ? <AuthorityState isRail={isRail} /> : null}
      {onClose === undefined ? null : <NavigationFoot onFollow={onClose} />}
    </nav>
  );
}
