import { contract } from '@tezga/contract';
import { adminLevel, reaches } from '@tezga/domain';
import { Button, DateTime, EmptyState, Panel, toast, usePhrases } from '@tezga/ui';
import { IconBuildingBank, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { BusinessInfoPanel } from './BusinessInfoPanel.tsx';
import { ContactPersonsPanel } from './ContactPersonsPanel.tsx';
import { DifferencesNotice } from './DifferencesNotice.tsx';
import { OperatorsPanel } from './OperatorsPanel.tsx';
import { selfCareQueries } from './queries.ts';
import { UnitsPanel } from './UnitsPanel.tsx';

/** The stored data of the portal about one business, and a button that reads them again. */
export function SelfCareOfBusiness({ businessId }: { readonly businessId: string }) {
  const { selfCare: words } = usePhrases();
  const query = useQuery(selfCareQueries.stored(businessId));
  const mayChange = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  if (query.data === undefined) return <SectionState query={query} />;
  const { account, scUpdatedAt } = query.data;
  const refresh = mayChange ? <RefreshButton businessId={businessId} /> : null;
  if (account === null || scUpdatedAt === null) {
    return (
      <Panel>
        <EmptyState
          icon={<IconBuildingBank size={17} stroke={1.6} />}
          title={words.neverRead}
          sentence={words.neverReadText}
          actions={refresh}
        />
      </Panel>
    );
  }
  const parts = { businessId, account, mayChange };
  return (
    <>
      <Panel title={words.state} aside={refresh}>
        {words.readAt} <DateTime value={scUpdatedAt} seconds />
      </Panel>
      <DifferencesNotice account={account} />
      <BusinessInfoPanel account={account} />
      <UnitsPanel {...parts} />
      <OperatorsPanel {...parts} />
      <ContactPersonsPanel account={account} />
    </>
  );
}

function RefreshButton({ businessId }: { readonly businessId: string }) {
  const { selfCare: words } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.selfCare.refresh, { businessId }),
    onSuccess: ({ message, account, scUpdatedAt }) => {
      toast.success(message);
      queries.setQueryData(selfCareQueries.stored(businessId).queryKey, { account, scUpdatedAt });
    },
    onError: (failure) => showFailure(words.refresh, failure),
  });
  return (
    <Button
      leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {words.refresh}
    </Button>
  );
}
