import { UnstyledButton, usePhrases } from '@tezga/ui';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './Navigation.module.css';
import type { NavigationGroup, NavigationItem } from './navigation-items.ts';

interface OpenGroupProps {
  readonly group: NavigationGroup;
  /** Told when someone goes to a page: the phone's drawer closes. */
  readonly onFollow: (() => void) | undefined;
}

/** Only the group of the page one is on stands open by itself; others open on a click. */
export function OpenGroup({ group, onFollow }: OpenGroupProps) {
  const phrases = usePhrases();
  const { pathname } = useLocation();
  const isCurrent = group.items.some(({ screen }) => pathname.startsWith(screen.path));
  const [isOpened, setOpened] = useState<boolean | null>(null);
  if (group.title === null) {
    return group.items.map((item) => (
      <ItemLink key={item.screen.path} item={item} withIcon onFollow={onFollow} />
    ));
  }
  const isOpen = isOpened ?? isCurrent;
  const GroupIcon = group.icon;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <UnstyledButton
        className={classes['group'] ?? ''}
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        onClick={() => setOpened(!isOpen)}
      >
        <GroupIcon size={17} stroke={1.7} aria-hidden />
        <span>{group.title(phrases)}</span>
        <Chevron size={15} stroke={1.8} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      {isOpen ? (
        <ul className={classes['children']}>
          {group.items.map((item) => (
            <li key={item.screen.path}>
              <ItemLink item={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface ItemLinkProps {
  readonly item: NavigationItem;
  readonly withIcon?: boolean;
  readonly onFollow: (() => void) | undefined;
}

function ItemLink({ item: { screen, icon: ItemIcon }, withIcon = false, onFollow }: ItemLinkProps) {
  const phrases = usePhrases();
  return (
    <Link
      to={screen.path}
      className={classes['item']}
      activeProps={{ 'aria-current': 'page' }}
      onClick={() => onFollow?.()}
    >
      {withIcon ? <ItemIcon size={17} stroke={1.7} aria-hidden /> : null}
      <span>{screen.title(phrases)}</span>
    </Link>
  );
}
