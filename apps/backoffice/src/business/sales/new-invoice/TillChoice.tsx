import { businessLevel, drawerProblem } from '@tezga/domain';
import { Badge, NativeSelect, usePhrases } from '@tezga/ui';
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-context.ts';
import type { SaleTill } from './queries.ts';
import classes from './NewInvoice.module.css';
import { cashRegisterQueries } from '../../cash-register/index.ts';

interface TillChoiceProps {
  readonly tills: readonly SaleTill[];
  readonly tillId: string;
  readonly error: string | undefined;
  readonly onChange: (tillId: string) => void;
}

/** Chooses the till, and shows whether its drawer is open. */
export function TillChoice({ tills, tillId, error, onChange }: TillChoiceProps) {
  const words = usePhrases().newInvoice.till;
  const till = tills.find(({ _id }) => _id === tillId);
  return (
    <div className={classes['till']}>
      <DrawerState till={till} />
      <NativeSelect
        data-field="tillId"
        aria-label={words.label}
        value={tillId}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[
          ...(till === undefined ? [{ value: tillId, label: words.choose }] : []),
          ...tills.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </div>
  );
}

/** The state of the drawer; unknown if the role may not see drawers. */
export function useDrawer(tillId: string) {
  const { role } = useSession();
  const level = businessLevel(role, 'cashRegister');
  const query = useQuery({
    ...cashRegisterQueries.drawer(tillId),
    enabled: level !== 'none' && tillId !== '',
  });
  return { drawer: query.data, mayOpen: level === 'readWrite' && drawerProblem(role, 'INITIAL') === null };
}

function DrawerState({ till }: { readonly till: SaleTill | undefined }) {
  const words = usePhrases().newInvoice.till;
  const { drawer } = useDrawer(till?._id ?? '');
  if (till === undefined) return null;
  if (till.tcrCode === '') return <Badge tone="warn">{words.noCode}</Badge>;
  if (drawer === undefined) return null;
  return drawer.initialBalance === null ? (
    <Badge tone="warn" icon={<IconLock size={13} stroke={2} aria-hidden />}>
      {words.closed}
    </Badge>
  ) : (
    <Badge tone="ok" hushed icon={<IconCircleCheckFilled size={13} aria-hidden />}>
      {words.open}
    </Badge>
  );
}
