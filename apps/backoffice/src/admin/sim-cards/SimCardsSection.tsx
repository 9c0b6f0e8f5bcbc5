import { contract } from '@tezga/contract';
import {
  Button,
  Code,
  DateTime,
  EmptyState,
  MISSING,
  Panel,
  toast,
  useDialogs,
  usePhrases,
  VisuallyHidden,
} from '@tezga/ui';
import { adminLevel, reaches, simArticles } from '@tezga/domain';
import { IconDeviceSim, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { devicesQueries } from '../devices/index.ts';
import { AddSimCardDialog } from './AddSimCardDialog.tsx';
import { simCardsQueries, type SimCard } from './queries.ts';
import { SimCardSearch } from './SimCardSearch.tsx';

/** The SIM cards of a business, shown to admins of the platform. */
export function SimCardsSection({ businessId }: { readonly businessId: string }) {
  const { simCards: words } = usePhrases();
  const query = useQuery(simCardsQueries.ofBusiness(businessId));
  const mayWrite = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  const [isAdding, setAdding] = useState(false);
  if (query.data === undefined) return <SectionState query={query} />;
  const add = mayWrite ? (
    <Button leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  ) : null;
  return (
    <>
      {query.data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconDeviceSim size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
            actions={add}
          />
        </Panel>
      ) : (
        <Panel title={words.count(query.data.length)} padding="none" aside={add}>
          <SimCardsTable businessId={businessId} cards={query.data} mayWrite={mayWrite} />
        </Panel>
      )}
      <SimCardSearch />
      {isAdding ? <AddSimCardDialog businessId={businessId} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

interface SimCardsTableProps {
  readonly businessId: string;
  readonly cards: readonly SimCard[];
  readonly mayWrite: boolean;
}

function SimCardsTable({ businessId, cards, mayWrite }: SimCardsTableProps) {
  const { simCards: words, table: tableWords } = usePhrases();
  const { data } = useQuery(devicesQueries.all(businessId));
  const removing = useRemoveSimCard(businessId);
  const deviceName = (id: string | null) => data?.devices.find(({ _id }) => _id === id)?.name;
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.serial}</th>
          <th scope="col">{words.article}</th>
          <th scope="col">{words.device}</th>
          <th scope="col">{words.addedAt}</th>
          {mayWrite ? (
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card._id}>
            <th scope="row">
              <Code>{card.cardSerial}</Code>
            </th>
            <td data-label={words.article}>{simArticles[card.articleId]}</td>
            <td data-label={words.device}>{deviceName(card.deviceId) ?? MISSING}</td>
            <td data-label={words.addedAt}>
              <DateTime value={card.addedAt} />
            </td>
            {mayWrite ? (
              <td className={table['actions']}>
                <RowButton
                  icon={IconTrash}
                  label={words.removeOf(card.cardSerial)}
                  isBusy={removing.isPending}
                  onClick={() => removing.mutate(card)}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRemoveSimCard(businessId: string) {
  const { fallbacks, simCards: words } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: async ({ _id: simCardId }: SimCard) => {
      const isSure = await confirm({
        title: words.removeTitle,
        message: words.removeText,
        confirmLabel: words.remove,
        danger: true,
      });
      if (!isSure) return;
      await call(contract.simCards.remove, { businessId, simCardId });
      toast.success(words.removed);
      await queries.invalidateQueries(simCardsQueries.ofBusiness(businessId));
    },
    onError: (error) => showFailure(fallbacks['change-not-made'], error),
  });
}
