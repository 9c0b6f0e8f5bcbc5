import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { shopsQueries } from './queries.ts';
import { ShopForm } from './ShopForm.tsx';

export function EditShopPage() {
  const { shops } = usePhrases();
  const { shopId = '' } = useParams({ strict: false });
  const { data: shop, error, refetch } = useQuery(shopsQueries.one(shopId));
  const goBack = useBackNavigation('/settings?section=shops');
  if (shop === undefined && error === null) return <LoadingOverlay within />;
  if (shop === undefined || shop === null) {
    return (
      <ErrorState
        title={shops.readFailed}
        sentence={error?.message ?? shops.notThere}
        {...(error === null ? {} : { onRetry: () => void refetch() })}
        onBack={goBack}
      />
    );
  }
  return <ShopForm key={shopId} shop={shop} />;
}
