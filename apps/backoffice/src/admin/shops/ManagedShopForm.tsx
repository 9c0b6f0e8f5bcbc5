import { FormPage, PageHeader, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { ShopBadges, ShopFields, type Shop } from '../../business/shops/index.ts';
import { businessPagePath, businessPageSearch } from '../../kits/documents/document-paths.ts';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { useManagedShopForm } from './use-managed-shop-form.ts';

interface ManagedShopFormProps {
  readonly businessId: string;
  /** Null for a new shop. */
  readonly shop: Shop | null;
}

export function ManagedShopForm({ businessId, shop }: ManagedShopFormProps) {
  const { businessPage, shops } = usePhrases();
  const { form, refusal, reload } = useManagedShopForm(businessId, shop);
  const title = shop?.name ?? shops.addTitle;
  return (
    <FormPage
      form={form}
      label={title}
      {...(shop === null ? { saveLabel: shops.add } : {})}
      header={
        <PageHeader
          title={title}
          badges={shop === null ? null : <ShopBadges shop={shop} />}
          breadcrumb={[
            <Link key="business" to={businessPagePath} search={businessPageSearch(businessId)}>
              {businessPage.title}
            </Link>,
            <Link key="shops" to={businessPagePath} search={businessPageSearch(businessId, 'shops')}>
              {shops.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <ShopFields form={form} isNew={shop === null} />
    </FormPage>
  );
}
