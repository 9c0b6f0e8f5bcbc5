import { Code, MISSING, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconDeviceDesktop, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RowLink } from '../../kits/sections/RowLink.tsx';
import { SectionList } from '../../kits/sections/SectionList.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { ClientRules } from './ClientRules.tsx';
import { tillsQueries, type Till, type TillKind } from './queries.ts';
import { useShops } from '../../session/necessary-data.ts';

function TillsSection({ kind }: { readonly kind: TillKind }) {
  const words = usePhrases().tills[kind];
  const query = useQuery(tillsQueries.list(kind));
  if (query.data === undefined) return <SectionState query={query} />;
  return (
    <SectionList
      count={query.data.length}
      title={words.count(query.data.length)}
      icon={IconDeviceDesktop}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
      add={null}
    >
      <TillsTable kind={kind} tills={query.data} />
    </SectionList>
  );
}

export const PosSection = () => <TillsSection kind="pos" />;
export const EposSection = () => <TillsSection kind="epos" />;

interface TillsTableProps {
  readonly kind: TillKind;
  readonly tills: readonly Till[];
}

function TillsTable({ kind, tills }: TillsTableProps) {
  const { table: tableWords, tills: words } = usePhrases();
  const mayWrite = useMayChange();
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.shop}</th>
          <th scope="col">{words.tcrCode}</th>
          <th scope="col">{words.device}</th>
          {kind === 'epos' ? <th scope="col">{words.rules}</th> : null}
          {mayWrite ? (
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {tills.map((till) => (
          <TillRow key={till._id} kind={kind} till={till} mayWrite={mayWrite} />
        ))}
      </tbody>
    </table>
  );
}

interface TillRowProps {
  readonly kind: TillKind;
  readonly till: Till;
  readonly mayWrite: boolean;
}

function TillRow({ kind, till, mayWrite }: TillRowProps) {
  const { shops: shopWords, tills: words } = usePhrases();
  const { data: shops = [] } = useShops();
  const shop = shops.find(({ _id }) => _id === till.shopId);
  return (
    <tr>
      <th scope="row">{till.name}</th>
      <td data-label={words.shop}>
        {shop === undefined ? MISSING : shop.hidden ? shopWords.hiddenName(shop.name) : shop.name}
      </td>
      <td data-label={words.tcrCode}>{till.tcrCode === '' ? MISSING : <Code>{till.tcrCode}</Code>}</td>
      <td data-label={words.device} className={table['text']}>
        {till.deviceUUID === '' ? words.noDevice : <Code wrap>{till.deviceUUID}</Code>}
      </td>
      {'canSellWithoutClient' in till ? (
        <td>
          <ClientRules till={till} />
        </td>
      ) : null}
      {mayWrite ? (
        <td className={table['actions']}>
          <RowLink
            to={`/${kind}/edit-${kind}/${till._id}`}
            icon={IconPencil}
            label={words.editOf(till.name)}
          />
        </td>
      ) : null}
    </tr>
  );
}
