import type { CountState, StocktakeStatus, UncountedChoice } from '@tezga/domain';

export const stocktake = {
  title: 'Inventarizimet',
  add: 'Inventarizim i ri',
  heading: (number: string) => `Inventarizim ${number}`,
  count: (count: number, written: string) => `${written} inventarizim${count === 1 ? '' : 'e'}`,
  articles: (_count: number, written: string) => `${written} artikuj`,
  emptyTitle: 'Ende asnjë inventarizim',
  emptyText:
    'Numëroni mallin e një dyqani me disa telefona njëherësh, ndërsa dyqani shet; diferenca bëhet një përshtatje.',
  noLinesTitle: 'Asgjë për të numëruar',
  noLinesText: 'Dyqani nuk ka artikuj me gjendje në këtë inventarizim. Skanoni për të shtuar.',
  readFailed: 'Inventarizimi nuk u lexua',
  what: 'Çfarë numërohet',
  status: 'Statusi',
  statuses: { open: 'I hapur', closed: 'I mbyllur', cancelled: 'I anuluar' } satisfies Record<
    StocktakeStatus,
    string
  >,
  opened: 'U hap',
  ended: 'U mbyll',
  openedBy: 'E hapi',
  scope: 'Kategoria',
  allArticles: 'Të gjithë artikujt',
  adjustment: 'Përshtatja',
  blind: 'Numërim i verbër',
  blindHint:
    'Në inventarizim sasinë e pritur e shohin vetëm pronari dhe kush e hapi. Gjendja te Magazina mbetet e dukshme për kush ka të drejtën.',
  open: 'Hap inventarizimin',
  openedToast: (number: string) => `${number} u hap.`,
  countAction: 'Numëro',
  code: 'Skanoni ose shkruani kodin',
  recount: 'Rinumërim',
  recountHint: 'Zëvendëson çka u numërua më parë për këtë artikull.',
  addCount: 'Shto numërimin',
  lastCounts: 'Numërimet e fundit në këtë pajisje',
  noCounts: 'Ende asnjë numërim.',
  notSent: 'Numërimet nuk janë dërguar ende',
  notSentText: 'Ruhen në këtë pajisje dhe ridërgohen vetë; asnjë nuk humb.',
  retry: 'Provo sërish',
  countStates: { pending: 'Në pritje', counted: 'U numërua', refused: 'Nuk u pranua' },
  counted: 'Numëruar',
  expected: 'E pritur',
  difference: 'Diferenca',
  countedBy: 'Numëroi',
  countedAt: 'Koha e numërimit',
  states: { counted: 'Të numëruar', uncounted: 'Të panumëruar', different: 'Me diferencë' } satisfies Record<
    CountState,
    string
  >,
  progress: 'Sa është numëruar',
  countedOf: (counted: string, all: string) => `U numëruan ${counted} nga ${all} artikuj`,
  different: (written: string) => `${written} me diferencë`,
  surplus: 'Tepricë',
  shortage: 'Mungesë',
  blindNow: 'Numërim i verbër: diferencat shihen pas mbylljes.',
  cancel: 'Anulo inventarizimin',
  cancelText: 'Numërimet ruhen, por gjendja nuk ndryshon dhe nuk numërohet më.',
  cancelled: (number: string) => `${number} u anulua.`,
  close: 'Mbyll inventarizimin',
  closeTitle: (number: string) => `Mbyll ${number}`,
  closeText: 'Diferencat bëhen një përshtatje e vetme; shitjet e bëra gjatë numërimit janë llogaritur.',
  uncountedQuestion: (count: number) => `Artikujt e panumëruar: ${count}`,
  uncounted: { leave: 'Gjendja e tyre mbetet siç është', zero: 'Gjendja e tyre bëhet zero' } satisfies Record<
    UncountedChoice,
    string
  >,
  closed: (number: string, adjustment: string | null) =>
    adjustment === null
      ? `${number} u mbyll pa diferenca.`
      : `${number} u mbyll me përshtatjen ${adjustment}.`,
};
