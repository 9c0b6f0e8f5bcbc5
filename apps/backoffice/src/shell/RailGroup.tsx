import { Menu, Tooltip, UnstyledButton, usePhrases } from '@tezga/ui';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { isWithin } from './is-within.ts';
import classes from './Navigation.module.css';
import type { NavigationGroup } from '../session/screens-context.ts';

/** A group in the narrow navigation is an icon: a link to its only page, or a menu of several. */
export function RailGroup({ group: { title, icon: GroupIcon, items } }: { readonly group: NavigationGroup }) {
  const phrases = usePhrases();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [first] = items;
  if (first === undefined) return null;
  if (items.length === 1) {
    const name = first.screen.title(phrases);
    return (
      <Tooltip label={name} position="right">
        <Link
          to={first.screen.path}
          className={classes['item']}
          activeProps={{ 'aria-current': 'page' }}
          aria-label={name}
        >
          <GroupIcon size={17} stroke={1.7} aria-hidden />
        </Link>
      </Tooltip>
    );
  }
  const name = title?.(phrases) ?? first.screen.title(phrases);
  const isCurrent = items.some(({ paths }) => paths.some((path) => isWithin(pathname, path)));
  return (
    <Menu position="right-start" width={200}>
      <Menu.Target>
        <UnstyledButton
          className={classes['item'] ?? ''}
          aria-label={name}
          data-current={isCurrent || undefined}
        >
          <GroupIcon size={17} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {items.map(({ screen, label, search }) => (
          <Menu.Item
            key={screen.path}
            onClick={() => void navigate({ to: screen.path, ...(search === undefined ? {} : { search }) })}
          >
            {label(phrases)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
