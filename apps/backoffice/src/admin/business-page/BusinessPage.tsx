import { Code, EmptyState, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { businessPagePath, businessPageSearch } from '../../kits/documents/document-paths.ts';
import { SectionNavigation } from '../../kits/sections/SectionNavigation.tsx';
import { SectionedPage } from '../../kits/sections/SectionedPage.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessSections } from './business-sections.ts';
import { businessPageQueries, type ManagedBusiness } from './queries.ts';

/** One business as its admins see it: the sections at the side, the selected one beside them. */
export function BusinessPage() {
  const { businessPage: words } = usePhrases();
  const search = new URLSearchParams(useLocation().searchStr);
  const query = useQuery(businessPageQueries.head(search.get('businessId') ?? ''));
  if (query.data === undefined) return <SectionState query={query} />;
  if (query.data === null) {
    return (
      <EmptyState
        icon={<IconBuildingStore size={17} stroke={1.6} />}
        title={words.missing}
        sentence={words.missingText}
      />
    );
  }
  return <Sections business={query.data} wanted={search.get('section')} />;
}

function Sections({
  business,
  wanted,
}: {
  readonly business: ManagedBusiness;
  readonly wanted: string | null;
}) {
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

function Head({ business: { name, nipt, city } }: { readonly business: ManagedBusiness }) {
  const { businesses } = usePhrases();
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
          <StatusBadge state="active" />
        </>
      }
    />
  );
}
