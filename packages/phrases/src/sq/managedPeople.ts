export const managedPeople = {
  count: (count: number) => (count === 1 ? '1 punonjës' : `${count} punonjës`),
  employees: { title: 'Punonjësit', hint: 'Kush punon në këtë biznes dhe me çfarë roli.' },
  roles: { title: 'Rolet', hint: 'Rolet e biznesit dhe sa punonjës i kanë.' },
  rolesCount: (count: number) => (count === 1 ? '1 rol' : `${count} role`),
  role: 'Roli',
  members: 'Punonjës',
  fixed: 'i pandryshueshëm',
  addTitle: 'Punonjës i ri',
  addHint: 'Punonjësi merr ftesën ose fjalëkalimin me email ose SMS.',
  enterAs: (name: string) => `Hyr si ${name}`,
  enterTitle: (name: string) => `Hyr si ${name}?`,
  enterText:
    'Do të punoni në biznes me të drejtat e punonjësit. Hyrja shënohet te veprimtaria e biznesit dhe punonjësi e sheh te seancat e veta. Ajo mbaron bashkë me seancën tuaj.',
  enter: 'Hyr',
  visiting: (name: string) => `Keni hyrë si ${name}`,
  visitingText: 'Çdo veprim shënohet me emrin e punonjësit dhe me tuajin.',
  leave: 'Kthehu te administrimi',
};
