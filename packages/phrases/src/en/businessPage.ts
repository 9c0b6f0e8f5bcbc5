import type { Phrases } from '../phrases.ts';

export const businessPage: Phrases['businessPage'] = {
  title: 'Business',
  sections: 'Sections of the business',
  section: 'Section',
  find: 'Find a section',
  nothingFound: (text: string) => `No section for “${text}”.`,
  missing: 'Business not found',
  missingText: 'The business does not exist, or you do not look after it.',
  groups: {
    business: 'Business',
    places: 'Places and devices',
    people: 'People',
    fiscal: 'Fiscalization',
    sales: 'Sales',
  },
  owner: {
    title: 'Owner',
    hint: 'Who owns the business and how to reach them.',
    name: 'Name',
    none: 'The business has no owner.',
  },
};
