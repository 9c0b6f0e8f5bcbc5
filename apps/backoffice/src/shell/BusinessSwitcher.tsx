import { Code, Menu, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconSelector, IconShieldCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../session/queries.ts';
import { useSession } from '../session/session-context.ts';
import classes from './BusinessSwitcher.module.css';
import { initialsOf } from './initials.ts';
import { useEnterBusiness } from '../auth/index.ts';

interface SwitcherProps {
  /** True in the navigation drawer of a phone, where the switcher is drawn as a wide box. */
  readonly isWide?: boolean;
}

/**
 * Shows the current business, and a menu of the others if there are any; hidden for super admins, who are in
 * no business.
 */
export function BusinessSwitcher({ isWide = false }: SwitcherProps) {
  const { area } = useSession();
  return area === 'super-admin' ? <AdminMark isWide={isWide} /> : <Switcher isWide={isWide} />;
}

function AdminMark({ isWide }: Required<SwitcherProps>) {
  const { roleName } = useSession();
  return (
    <span className={classes['switcher']} data-wide={isWide || undefined}>
      <IconShieldCheckFilled size={22} className={classes['shield']} aria-hidden />
      <b className={classes['name']}>{roleName}</b>
    </span>
  );
}

function Switcher({ isWide }: Required<SwitcherProps>) {
  const { businesses: phrases } = usePhrases();
  const { facts } = useSession();
  const { data: own } = useQuery(sessionQueries.ownData);
  const { data: mine } = useQuery(sessionQueries.myBusinesses);
  const { enter, isPending } = useEnterBusiness();
  const name = own?.ownData.businessName ?? '';
  const others = (mine?.businesses ?? []).filter(({ businessId }) => businessId !== facts.businessId);
  const shown = (
    <>
      <span className={classes['initials']} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={classes['words']}>
        <b className={classes['name']}>{name}</b>
        <Code>{own?.ownData.nipt ?? ''}</Code>
      </span>
    </>
  );
  if (others.length === 0) {
    return (
      <span className={classes['switcher']} data-wide={isWide || undefined}>
        {shown}
      </span>
    );
  }
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <UnstyledButton
          className={classes['switcher'] ?? ''}
          data-wide={isWide || undefined}
          aria-label={`${phrases.change}: ${name}`}
          disabled={isPending}
        >
          {shown}
          <IconSelector size={16} stroke={1.7} aria-hidden className={classes['arrows']} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((business) => (
          <Menu.Item
            key={business.businessId}
            rightSection={<Code>{business.nipt}</Code>}
            onClick={() => void enter(business.businessId)}
          >
            {business.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
