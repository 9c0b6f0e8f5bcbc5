/** Texts about open orders and their summary invoice. */
export const orders = {
  title: 'Porositë e hapura',
  searchHint: 'Klient, NIPT ose tavolinë…',
  count: (count: number, written: string) => (count === 1 ? '1 porosi' : `${written} porosi`),
  notes: 'Shënime',
  lines: 'Rreshta',
  newOrder: 'Porosi e re',
  only: (name: string) => `Vetëm: ${name}`,
  sumUp: 'Përmblidh në faturë',
  from: (day: string) => `Porositë e papaguara që nga ${day}.`,
  more: (count: string) =>
    `Shfaqen ${count} porositë më të reja. Për të tjerat zgjidhni ditët, arkën ose klientin.`,
  emptyTitle: 'Asnjë porosi e hapur',
  emptyText:
    'Këtu dalin porositë e shërbyera dhe faturat me kartë shoqërie, derisa të përmblidhen në një faturë.',
  summary: {
    title: 'Faturë përmbledhëse',
    sum: (counted: string) => `${counted}, gjithsej`,
    lines: 'Rreshtat e faturës',
    loading: 'Po mblidhen porositë…',
    till: 'Arka',
    method: 'Mënyra e pagesës',
    buyer: 'Klienti',
    nipt: 'NIPT i klientit',
    name: 'Emri i klientit',
    buyerHint: 'Duhet kur paguhet pa para në dorë.',
    deadline: 'Afati i pagesës',
    notes: 'Shënime',
    change: 'Kusuri',
    issue: 'Lësho faturën',
    issued: (number: string) => `U lëshua fatura përmbledhëse ${number}.`,
    issuedWithChange: (number: string, change: string) =>
      `U lëshua fatura përmbledhëse ${number}. Kusuri: ${change}.`,
    failed: 'Fatura nuk u lëshua',
  },
};
