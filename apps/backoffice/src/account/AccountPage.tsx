import { usePhrases } from '@tezga/ui';
import { useLocation } from '@tanstack/react-router';
import { useSession } from '../session/session-context.ts';
import classes from './AccountPage.module.css';
import { accountSectionsFor } from './account-sections.ts';
import { SectionNavigation } from './SectionNavigation.tsx';

/** A person's own account, in both areas: the parts at the side, the chosen one beside them. */
export function AccountPage() {
  const { people } = usePhrases();
  const { area } = useSession();
  const { searchStr } = useLocation();
  const sections = accountSectionsFor(area);
  const wanted = new URLSearchParams(searchStr).get('section');
  const chosen = sections.find(({ id }) => id === wanted) ?? sections[0];
  if (chosen === undefined) return null;
  const Section = chosen.section;
  const words = people[chosen.id];
  return (
    <div className={classes['page']}>
      <SectionNavigation sections={sections} chosen={chosen.id} />
      <div className={classes['content']}>
        <header className={classes['head']}>
          <h1 className={classes['title']}>{words.title}</h1>
          <p className={classes['hint']}>{words.hint}</p>
        </header>
        <Section />
      </div>
    </div>
  );
}
