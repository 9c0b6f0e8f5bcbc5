import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { ManagedShopForm } from './ManagedShopForm.tsx';
import { managedShopsQueries } from './queries.ts';

export function AddManagedShopPage() {
  const { business_id: businessId = '' } = useParams({ strict: false });
  return <ManagedShopForm key={businessId} businessId={businessId} shop={null} />;
}

export function EditManagedShopPage() {
  const { shops } = usePhrases();
  const search = new URLSearchParams(useLocation().searchStr);
  const [businessId, id] = [search.get('businessId') ?? '', search.get('id') ?? ''];
  const { data: shop, error, refetch } = useQuery(managedShopsQueries.one(businessId, id));
  const goBack = useBackNavigation(businessPageAt(businessId, 'shops'));
  if (shop === undefined && error === null) return <LoadingOverlay within />;
  if (shop === undefined || shop === null)
    return (
      <ErrorState
        title={shops.readFailed}
        sentence={error?.message ?? shops.notThere}
        {...(error === null ? {} : { onRetry: () => void refetch() })}
        onBack={goBack}
      />
    );
  return <ManagedShopForm key={id} businessId={businessId} shop={shop} />;
}
