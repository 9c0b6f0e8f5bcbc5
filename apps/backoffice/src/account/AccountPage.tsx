import { usePhrases } from '@tezga/ui';
import { useLocation } from '@tanstack/react-router';
import { SectionedPage } from '../kits/sections/SectionedPage.tsx';
import { useSession } from '../session/session-context.ts';
import { accountSectionsFor } from './account-sections.ts';
import { SectionNavigation } from './SectionNavigation.tsx';

/**
 * The page of the user's own account: the list of its sections at the side, the selected section beside it.
 */
export function AccountPage() {
  const { people } = usePhrases();
  const { area } = useSession();
  const { searchStr } = useLocation();
  const sections = accountSectionsFor(area);
  const wanted = new URLSearchParams(searchStr).get('section');
  const chosen = sections.find(({ id }) => id === wanted) ?? sections[0];
  if (chosen === undefined) return null;
  const Section = chosen.section;
  return (
    <SectionedPage
      label={people.sections}
      navigation={<SectionNavigation sections={sections} chosen={chosen.id} />}
      {...people[chosen.id]}
    >
      <Section />
    </SectionedPage>
  );
}
