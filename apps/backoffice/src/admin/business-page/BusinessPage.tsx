import { Badge, Code, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { businessPagePath, businessPageSearch } from '../../kits/documents/document-paths.ts';
import { SectionNavigation } from '../../kits/sections/SectionNavigation.tsx';
import { SectionedPage } from '../../kits/sections/SectionedPage.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessesQueries, type BusinessData } from '../businesses/index.ts';
import { AbsentBusiness } from './AbsentBusiness.tsx';
import { businessSections } from './business-sections.ts';

/** One business as its admins see it: the sections at the side, the selected one beside them. */
export function BusinessPage() {
  const { pathname, searchStr } = useLocation();
  const search = new URLSearchParams(searchStr);
  const businessId = search.get('businessId') ?? '';
  const query = useQuery({ ...businessesQueries.data(businessId), enabled: businessId !== '' });
  // Compares the path, because while the user navigates away, the URL is already that of the next page, without a
  // business id.
  if (businessId === '' && pathname === businessPagePath) return <Navigate to="/business" replace />;
  if (query.data === undefined) {
    return query.isError ? <AbsentBusiness {...{ businessId, query }} /> : <SectionState query={query} />;
  }
  return <Sections business={query.data.business} wanted={search.get('section')} />;
}

type Business = BusinessData['business'];

function Sections({ business, wanted }: { readonly business: Business; readonly wanted: string | null }) {
  const phrases = usePhrases();
  const { businessPage: words } = phrases;
  const chosen = businessSections.find(({ id }) => id === wanted) ?? businessSections[0];
  if (chosen === undefined) return null;
  const { id, section: Section } = chosen;
  const { businessId } = business;
  return (
    <SectionedPage
      label={words.sections}
      navigation={
        <SectionNavigation
          entries={businessSections.map(({ id: section, icon, group, words: wordsOf }) => ({
            icon,
            group: words.groups[group],
            title: wordsOf(phrases).title,
            to: businessPagePath,
            section,
            search: businessPageSearch(businessId),
          }))}
          chosen={id}
          words={words}
        />
      }
      head={<Head business={business} />}
      {...chosen.words(phrases)}
    >
      <Section key={`${businessId} ${id}`} businessId={businessId} />
    </SectionedPage>
  );
}

function Head({ business }: { readonly business: Business }) {
  const { businesses, businessPage } = usePhrases();
  const { name, nipt, city, isIssuerInVAT, certificateEndsAt } = business;
  const [now] = useState(Date.now);
  const isExpired = certificateEndsAt !== null && Date.parse(certificateEndsAt) <= now;
  return (
    <PageHeader
      title={name}
      breadcrumb={[
        <Link key="list" to="/business">
          {businesses.title}
        </Link>,
        city,
      ]}
      badges={
        <>
          <Code copy label={businesses.nipt}>
            {nipt}
          </Code>
          <StatusBadge state={isExpired ? 'expired' : 'active'} />
          <Badge>{isIssuerInVAT ? businessPage.inVat : businessPage.outOfVat}</Badge>
        </>
      }
    />
  );
}
