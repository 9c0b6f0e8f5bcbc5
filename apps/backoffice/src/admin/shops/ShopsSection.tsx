import { Code, MISSING, usePhrases, VisuallyHidden } from '@tezga/ui';
import { adminLevel, reaches } from '@tezga/domain';
import { IconBuildingStore, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { negativeStockRuleOf, ShopBadges, type Shop } from '../../business/shops/index.ts';
import { useCountryName } from '../../kits/forms/use-names.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { RowLink } from '../../kits/sections/RowLink.tsx';
import { SectionList } from '../../kits/sections/SectionList.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useSession } from '../../session/session-context.ts';
import { addShopPath, editShopPath } from './paths.ts';
import { managedShopsQueries } from './queries.ts';
import { useShopActions } from './use-shop-actions.ts';

/** The shops of a business, for its admins. */
export function ShopsSection({ businessId }: { readonly businessId: string }) {
  const { shops: words, table: tableWords } = usePhrases();
  const query = useQuery(managedShopsQueries.list(businessId));
  const mayWrite = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  if (query.data === undefined) return <SectionState query={query} />;
  return (
    <SectionList
      count={query.data.length}
      title={words.count(query.data.length)}
      icon={IconBuildingStore}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
      add={mayWrite ? { to: addShopPath(businessId), label: words.addTitle } : null}
    >
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.form.name}</th>
            <th scope="col">{words.form.bUnit}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.negativeStock}</th>
            {mayWrite ? (
              <th scope="col">
                <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {query.data.map((shop) => (
            <ShopRow key={shop._id} businessId={businessId} shop={shop} mayWrite={mayWrite} />
          ))}
        </tbody>
      </table>
    </SectionList>
  );
}

interface ShopRowProps {
  readonly businessId: string;
  readonly shop: Shop;
}

function ShopRow({ businessId, shop, mayWrite }: ShopRowProps & { readonly mayWrite: boolean }) {
  const { shops: words } = usePhrases();
  const countryName = useCountryName();
  return (
    <tr data-faint={shop.hidden || undefined}>
      <th scope="row">
        {shop.name} <ShopBadges shop={shop} />
      </th>
      <td data-label={words.form.bUnit}>{shop.bUnit === '' ? MISSING : <Code>{shop.bUnit}</Code>}</td>
      <td className={table['text']}>
        {shop.address}
        <span className={table['second']}>
          {[shop.city, countryName(shop.country), shop.phoneNumber].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td data-label={words.negativeStock}>
        {words.negativeStockRules[negativeStockRuleOf(shop.allowNegativeStock)]}
      </td>
      {mayWrite ? <ShopActions businessId={businessId} shop={shop} /> : null}
    </tr>
  );
}

function ShopActions({ businessId, shop }: ShopRowProps) {
  const { shops: words } = usePhrases();
  const { hiding, removing } = useShopActions(businessId);
  const { _id, name, hidden } = shop;
  return (
    <td className={table['actions']}>
      <RowLink
        to={editShopPath}
        search={{ businessId, id: _id }}
        icon={IconPencil}
        label={words.editOf(name)}
      />
      <RowButton
        icon={hidden ? IconEye : IconEyeOff}
        label={hidden ? words.restoreOf(name) : words.hideOf(name)}
        isBusy={hiding.isPending}
        onClick={() => hiding.mutate({ shop, hidden: !hidden })}
      />
      <RowButton
        icon={IconTrash}
        label={words.removeOf(name)}
        isBusy={removing.isPending}
        onClick={() => removing.mutate(shop)}
      />
    </td>
  );
}
