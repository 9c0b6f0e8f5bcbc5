import { Button, Facts, Panel, usePhrases } from '@tezga/ui';
import { adminLevel, reaches } from '@tezga/domain';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useSession } from '../../session/session-context.ts';
import { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';
import { businessPageQueries } from './queries.ts';

/** The owner of the business, and a new password at the owner's request. */
export function OwnerSection({ businessId }: { readonly businessId: string }) {
  const { access, businessPage } = usePhrases();
  const words = businessPage.owner;
  const query = useQuery(businessPageQueries.head(businessId));
  const mayChange = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  const [isSetting, setSetting] = useState(false);
  if (query.data === undefined || query.data === null) return <SectionState query={query} />;
  const { ownerId, ownerName } = query.data;
  if (ownerId === null) return <Panel>{words.none}</Panel>;
  const setButton = (
    <Button
      variant="default"
      leftSection={<IconKey size={15} stroke={1.8} aria-hidden />}
      onClick={() => setSetting(true)}
    >
      {access.changePassword}
    </Button>
  );
  return (
    <Panel title={words.title} aside={mayChange ? setButton : null}>
      <Facts facts={[{ label: words.name, value: ownerName }]} />
      {isSetting ? (
        <OwnerPasswordDialog
          business={{ ...query.data, ownerId, ownerName: ownerName ?? '' }}
          onClose={() => setSetting(false)}
        />
      ) : null}
    </Panel>
  );
}
