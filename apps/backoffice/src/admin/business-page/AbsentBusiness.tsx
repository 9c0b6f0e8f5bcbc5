import { Button, Code, Notice, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessesQueries, useBusinessMutations } from '../businesses/index.ts';
import { useMayManage } from './use-may-manage.ts';

interface AbsentBusinessProps {
  readonly businessId: string;
  readonly query: ComponentProps<typeof SectionState>['query'];
}

/**
 * The page of a business that cannot be read; if it was deleted, its data come from the copy in the browser.
 */
export function AbsentBusiness({ businessId, query }: AbsentBusinessProps) {
  const { businesses, businessPage } = usePhrases();
  const { data: listed } = useQuery(businessesQueries.list);
  const mayManage = useMayManage();
  const { restoreOne } = useBusinessMutations();
  const business = listed?.find(({ _id, deleted }) => deleted && _id === businessId);
  if (business === undefined) return <SectionState query={query} />;
  const restore = (
    <Button
      leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
      onClick={() => void restoreOne(business)}
    >
      {businesses.removal.restore}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={business.businessName}
        breadcrumb={[
          <Link key="list" to="/business">
            {businesses.title}
          </Link>,
        ]}
        badges={
          <>
            <Code copy label={businesses.nipt}>
              {business.nipt}
            </Code>
            <StatusBadge state="deleted" />
          </>
        }
        actions={mayManage ? restore : undefined}
      />
      <Notice tone="info">{mayManage ? businessPage.deleted.mayRestore : businessPage.deleted.notice}</Notice>
    </>
  );
}
