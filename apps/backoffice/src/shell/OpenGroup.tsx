import { UnstyledButton, usePhrases } from '@tezga/ui';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { isWithin } from './is-within.ts';
import classes from './Navigation.module.css';
import type { NavigationGroup, NavigationItem } from '../session/screens-context.ts';
import { WaitingBadge } from '../business/alerts/index.ts';
import { waitingPath } from '../kits/documents/document-paths.ts';

interface OpenGroupProps {
  readonly group: NavigationGroup;
  /** Called when the user opens a page, so that the navigation drawer of a phone closes. */
  readonly onFollow: (() => void) | undefined;
}

/** Only the group of the current page is open by default; others open on a click. */
export function OpenGroup({ group, onFollow }: OpenGroupProps) {
  const phrases = usePhrases();
  const { pathname } = useLocation();
  const current = currentItem(group.items, pathname);
  const isCurrent = current !== undefined;
  const [isOpened, setOpened] = useState<boolean | null>(null);
  if (group.title === null) {
    return group.items.map((item) => (
      <ItemLink key={item.screen.path} item={item} withIcon isExact={false} onFollow={onFollow} />
    ));
  }
  const isOpen = isOpened ?? isCurrent;
  const GroupIcon = group.icon;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const isWaitedIn = group.items.some(({ screen }) => screen.path === waitingPath);
  return (
    <>
      <div className={classes['row']}>
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
        {isWaitedIn && !isOpen ? (
          <WaitingBadge className={classes['besideChevron']} onFollow={onFollow} />
        ) : null}
      </div>
      {isOpen ? (
        <ul className={classes['children']}>
          {group.items.map((item) => (
            <li key={item.screen.path} className={classes['row']}>
              <ItemLink
                item={item}
                isExact={item !== current}
                isCurrent={item === current}
                onFollow={onFollow}
              />
              {item.screen.path === waitingPath ? (
                <WaitingBadge className={classes['atEnd']} onFollow={onFollow} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The item with the longest matching path wins: the import of a list has a path below the list, but its own item. */
function currentItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  return items
    .filter(({ paths }) => paths.some((path) => isWithin(pathname, path)))
    .toSorted((one, other) => other.screen.path.length - one.screen.path.length)[0];
}

interface ItemLinkProps {
  readonly item: NavigationItem;
  readonly withIcon?: boolean;
  /** Whether the item is marked as current only on its exact path, not on paths below it. */
  readonly isExact: boolean;
  /** Marks the item as current on a page that is not below its path. */
  readonly isCurrent?: boolean;
  readonly onFollow: (() => void) | undefined;
}

function ItemLink({ item, withIcon = false, isExact, isCurrent = false, onFollow }: ItemLinkProps) {
  const { screen, icon: ItemIcon, label, search } = item;
  const phrases = usePhrases();
  return (
    <Link
      to={screen.path}
      search={search ?? {}}
      className={classes['item']}
      activeOptions={{ exact: isExact, includeSearch: search !== undefined }}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      activeProps={{ 'aria-current': 'page' }}
      onClick={() => onFollow?.()}
    >
      {withIcon ? <ItemIcon size={17} stroke={1.7} aria-hidden /> : null}
      <span>{label(phrases)}</span>
    </Link>
  );
}
