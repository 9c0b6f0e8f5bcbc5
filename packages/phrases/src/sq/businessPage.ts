export const businessPage = {
  title: 'Biznesi',
  sections: 'Pjesët e biznesit',
  section: 'Pjesa',
  find: 'Gjej pjesë',
  nothingFound: (text: string) => `Asnjë pjesë për «${text}».`,
  missing: 'Biznesi nuk u gjet',
  missingText: 'Biznesi nuk ekziston, ose nuk kujdeseni ju për të.',
  groups: {
    business: 'Biznesi',
    places: 'Vendet dhe pajisjet',
    people: 'Njerëzit',
    fiscal: 'Fiskalizimi',
    sales: 'Shitjet',
  },
  owner: {
    title: 'Pronari',
    hint: 'Kush e zotëron biznesin dhe si lidheni me të.',
    name: 'Emri',
    none: 'Biznesi nuk ka pronar.',
  },
};
