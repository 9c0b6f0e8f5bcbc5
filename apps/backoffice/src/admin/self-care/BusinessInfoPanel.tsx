import { Code, Facts, Panel, usePhrases } from '@tezga/ui';
import { useCountryName } from '../../kits/forms/use-names.ts';
import { statusWord, vatWord } from './portal-words.ts';
import type { SelfCareAccount } from './queries.ts';

/** The data of the business and of its e-Albania user, as the Self-Care portal returns them. */
export function BusinessInfoPanel({ account }: { readonly account: SelfCareAccount }) {
  const { businesses, selfCare: words } = usePhrases();
  const countryName = useCountryName();
  const { businessInfo: business, eAlbaniaInfo: person } = account;
  return (
    <Panel title={words.businessInfo}>
      <Facts
        facts={[
          { label: words.status, value: statusWord(business.status, words) },
          { label: businesses.name, value: business.name },
          { label: businesses.nipt, value: <Code copy>{business.nipt}</Code> },
          {
            label: words.address,
            value: business.address,
            more: [[business.town, countryName(business.country)].filter(Boolean).join(', ')],
          },
          { label: words.isInVat, value: vatWord(business.isInVAT, words) },
          { label: words.unitsNumber, value: business.bnsUnitNumber },
          { label: words.eAlbania, value: person.name, more: [person.email, person.tel] },
        ]}
      />
    </Panel>
  );
}
