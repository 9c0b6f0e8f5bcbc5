import { EmptyState, PageHeader, Select, usePhrases } from '@tezga/ui';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { selfCarePath } from '../../kits/documents/document-paths.ts';
import { businessesQueries } from '../businesses/index.ts';
import { SelfCareOfBusiness } from './SelfCareOfBusiness.tsx';
import classes from './SelfCarePage.module.css';

/** The data of the self-care portal about the chosen business. */
export function SelfCarePage() {
  const { selfCare: words } = usePhrases();
  const router = useRouter();
  const { searchStr } = useLocation();
  const chosen = new URLSearchParams(searchStr).get('businessId');
  const { data } = useQuery(businessesQueries.list);
  const options = (data ?? [])
    .filter(({ deleted }) => !deleted)
    .map(({ _id, businessName, nipt }) => ({ value: _id, label: `${businessName} · ${nipt}` }));
  return (
    <div className={classes['page']}>
      <PageHeader title={words.title} />
      <Select
        className={classes['business'] ?? ''}
        label={words.business}
        placeholder={words.chooseBusiness}
        data={options}
        value={options.some(({ value }) => value === chosen) ? chosen : null}
        onChange={(businessId) => {
          if (businessId !== null) void router.navigate({ to: selfCarePath, search: { businessId } });
        }}
        searchable
        limit={50}
      />
      {chosen === null ? (
        <EmptyState
          icon={<IconBuildingBank size={17} stroke={1.6} />}
          title={words.chooseBusiness}
          sentence={words.chooseText}
        />
      ) : (
        <SelfCareOfBusiness key={chosen} businessId={chosen} />
      )}
    </div>
  );
}
