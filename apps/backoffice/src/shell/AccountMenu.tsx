import { businessLevel, reaches } from '@tezga/domain';
import { Menu, UnstyledButton, usePhrases } from '@tezga/ui';
import {
  IconArrowsExchange,
  IconCreditCard,
  IconDotsVertical,
  IconFileText,
  IconLogout,
  IconUserCircle,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMayLeave } from '../kits/forms/use-may-leave.ts';
import { useSession } from '../session/session-context.ts';
import classes from './AccountMenu.module.css';
import { PersonMark } from './PersonMark.tsx';
import { accountPath } from '../account/index.ts';
import { draftPaymentsPath } from '../business/online-payments/index.ts';
import { loadContractViewer, loadTakeOverDialog, useSignOut } from '../auth/index.ts';

// Loaded lazily, because they are rarely opened.
const ContractViewer = lazy(async () => ({ default: await loadContractViewer() }));
const TakeOverDialog = lazy(async () => ({ default: await loadTakeOverDialog() }));

interface AccountMenuProps {
  readonly onFollow?: () => void;
  /** Beside the initials of the user: shows three dots instead of the initials again. */
  readonly isShort?: boolean;
}

/** The menu of the user's account. Super admins do not have the actions that need a business, such as the contract. */
export function AccountMenu({ onFollow, isShort = false }: AccountMenuProps) {
  const [opened, setOpened] = useState<'contract' | 'takeOver' | null>(null);
  const close = () => setOpened(null);
  const mayLeave = useMayLeave();
  const open = async (dialog: 'contract' | 'takeOver') => {
    // Asks about unsaved changes before the next operator types code and PIN; the changes are discarded only after
    // the takeover.
    if (dialog === 'contract' || (await mayLeave())) setOpened(dialog);
  };
  return (
    <>
      <AccountItems onOpen={(dialog) => void open(dialog)} onFollow={onFollow} isShort={isShort} />
      <Suspense>
        {opened === 'contract' ? <ContractViewer onClose={close} /> : null}
        {opened === 'takeOver' ? <TakeOverDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface AccountItemsProps {
  readonly onOpen: (dialog: 'contract' | 'takeOver') => void;
  readonly onFollow: (() => void) | undefined;
  readonly isShort: boolean;
}

function AccountItems({ onOpen, onFollow, isShort }: AccountItemsProps) {
  const { access, contracts, onlinePayments, people, shell } = usePhrases();
  const { facts, role, user, roleName } = useSession();
  const router = useRouter();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes['account'] ?? ''} aria-label={`${shell.account}: ${user.name}`}>
          {isShort ? (
            <IconDotsVertical size={20} stroke={1.7} aria-hidden />
          ) : (
            <PersonMark name={user.name} size={28} />
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name} · {roleName}
          <br />
          {user.username}
        </Menu.Label>
        <Menu.Item
          leftSection={<IconUserCircle size={16} stroke={1.7} />}
          onClick={() => {
            onFollow?.();
            void router.navigate({ to: accountPath(facts.app) });
          }}
        >
          {people.title}
        </Menu.Item>
        {facts.businessId === null ? null : (
          <>
            <Menu.Item
              leftSection={<IconCreditCard size={16} stroke={1.7} />}
              onClick={() => {
                onFollow?.();
                void router.navigate({ to: draftPaymentsPath('unpaid') });
              }}
            >
              {onlinePayments.title}
            </Menu.Item>
            {reaches(businessLevel(role, 'configurations'), 'read') ? (
              <Menu.Item
                leftSection={<IconFileText size={16} stroke={1.7} />}
                onClick={() => onOpen('contract')}
              >
                {contracts.open}
              </Menu.Item>
            ) : null}
            <Menu.Item
              leftSection={<IconArrowsExchange size={16} stroke={1.7} />}
              onClick={() => onOpen('takeOver')}
            >
              {access.switchOperator}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => void signOut()}>
          {access.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
