import { Code, MISSING, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconBuildingStore, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCountryName } from '../../kits/forms/use-names.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { RowLink } from '../../kits/sections/RowLink.tsx';
import { SectionList } from '../../kits/sections/SectionList.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { shopsQueries, type Shop } from './queries.ts';
import { negativeStockRuleOf } from './shop-form.ts';
import { ShopBadges } from './ShopForm.tsx';
import { useHideShop } from './use-hide-shop.ts';

export function ShopsSection() {
  const { shops } = usePhrases();
  const query = useQuery(shopsQueries.list);
  const mayWrite = useMayChange();
  if (query.data === undefined) return <SectionState query={query} />;
  return (
    <SectionList
      count={query.data.length}
      title={shops.count(query.data.length)}
      icon={IconBuildingStore}
      emptyTitle={shops.emptyTitle}
      emptyText={shops.emptyText}
      add={mayWrite ? { to: '/shops/add-shop', label: shops.addTitle } : null}
    >
      <ShopsTable shops={query.data} mayWrite={mayWrite} />
    </SectionList>
  );
}

interface ShopsTableProps {
  readonly shops: readonly Shop[];
  readonly mayWrite: boolean;
}

function ShopsTable({ shops, mayWrite }: ShopsTableProps) {
  const { shops: words, table: tableWords } = usePhrases();
  return (
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
        {shops.map((shop) => (
          <ShopRow key={shop._id} shop={shop} mayWrite={mayWrite} />
        ))}
      </tbody>
    </table>
  );
}

function ShopRow({ shop, mayWrite }: { readonly shop: Shop; readonly mayWrite: boolean }) {
  const { shops: words } = usePhrases();
  const countryName = useCountryName();
  const place = [shop.city, countryName(shop.country)].filter(Boolean).join(', ');
  return (
    <tr data-faint={shop.hidden || undefined}>
      <th scope="row">
        {shop.name} <ShopBadges shop={shop} />
        {shop.alphaCode === '' ? null : (
          <span className={table['second']}>
            {words.form.alphaCode} <Code>{shop.alphaCode}</Code>
          </span>
        )}
      </th>
      <td data-label={words.form.bUnit}>{shop.bUnit === '' ? MISSING : <Code>{shop.bUnit}</Code>}</td>
      <td className={table['text']}>
        {shop.address}
        <span className={table['second']}>
          {[place, shop.phoneNumber].filter((part) => part !== '').join(' · ')}
        </span>
      </td>
      <td data-label={words.negativeStock}>
        {words.negativeStockRules[negativeStockRuleOf(shop.allowNegativeStock)]}
      </td>
      {mayWrite ? <ShopActions shop={shop} /> : null}
    </tr>
  );
}

function ShopActions({ shop }: { readonly shop: Shop }) {
  const { shops: words } = usePhrases();
  const hiding = useHideShop();
  const { hidden, name, _id } = shop;
  return (
    <td className={table['actions']}>
      <RowLink to={`/shops/edit-shop/${_id}`} icon={IconPencil} label={words.editOf(name)} />
      <RowButton
        icon={hidden ? IconEye : IconEyeOff}
        label={hidden ? words.restoreOf(name) : words.hideOf(name)}
        isBusy={hiding.isPending}
        onClick={() => hiding.mutate({ shop, hidden: !hidden })}
      />
    </td>
  );
}
