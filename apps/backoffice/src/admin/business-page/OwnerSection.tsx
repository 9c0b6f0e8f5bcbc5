import { Badge, Button, Facts, Panel, usePhrases, type Fact } from '@tezga/ui';
import { IconCircleCheckFilled, IconCircleDashed, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessesQueries } from '../businesses/index.ts';
import { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';
import { useMayManage } from './use-may-manage.ts';

/** The owner of the business with the state of the contacts, and a new password at the owner's request. */
export function OwnerSection({ businessId }: { readonly businessId: string }) {
  const { access, businessPage } = usePhrases();
  const words = businessPage.owner;
  const query = useQuery(businessesQueries.data(businessId));
  const mayChange = useMayManage();
  const [isSetting, setSetting] = useState(false);
  if (query.data === undefined) return <SectionState query={query} />;
  const { owner, name } = query.data.business;
  if (owner === null) return <Panel>{words.none}</Panel>;
  const setButton = (
    <Button
      variant="default"
      leftSection={<IconKey size={15} stroke={1.8} aria-hidden />}
      onClick={() => setSetting(true)}
    >
      {access.changePassword}
    </Button>
  );
  const password: Fact | null = owner.resetPassword
    ? { label: words.password, value: words.mustReset }
    : null;
  return (
    <Panel title={words.title} aside={mayChange ? setButton : null}>
      <Facts
        facts={[
          { label: words.name, value: owner.name },
          {
            label: words.email,
            value: owner.email,
            more: [<Verified key="v" isVerified={owner.emailVerified} />],
          },
          {
            label: words.phone,
            value: owner.tel,
            more: [<Verified key="v" isVerified={owner.telVerified} />],
          },
          password,
        ].filter((fact) => fact === null || fact.value !== null)}
      />
      {isSetting ? (
        <OwnerPasswordDialog
          business={{ businessId, name, ownerId: owner._id, ownerName: owner.name }}
          onClose={() => setSetting(false)}
        />
      ) : null}
    </Panel>
  );
}

function Verified({ isVerified }: { readonly isVerified: boolean }) {
  const { owner: words } = usePhrases().businessPage;
  return isVerified ? (
    <Badge tone="ok" hushed icon={<IconCircleCheckFilled size={13} aria-hidden />}>
      {words.verified}
    </Badge>
  ) : (
    <Badge icon={<IconCircleDashed size={13} aria-hidden />}>{words.unverified}</Badge>
  );
}
