import type { RepairableFact, RepairHindrance } from '@tezga/domain';

export const mending = {
  action: 'Ndreq dhe ridërgo',
  proposal: 'Propozimi, nga konfigurimet',
  fullReply: (code: string) => `Përgjigjja e plotë e tatimeve, gabimi ${code}`,
  requestId: 'Kodi i kërkesës',
  differs: 'Të dhënat te konfigurimet janë ndrequr që kur u lëshua kjo faturë.',
  title: (number: string) => `Të ndreqet fatura ${number}?`,
  titleMany: (count: number) => (count === 1 ? 'Të ndreqet 1 faturë?' : `Të ndreqen ${count} fatura?`),
  text: 'Merren të dhënat e sotme nga konfigurimet, dhe fatura shkon përsëri te tatimet.',
  newNslf: 'NSLF-i bëhet i ri; i mëparshmi ruhet te historiku.',
  change: (before: string, after: string) => `${before === '' ? '—' : before} → ${after}`,
  done: 'Fatura u ndreq dhe u nis te tatimet.',
  queued: 'Asgjë nuk kishte për t’u ndrequr; fatura u nis ashtu siç është.',
  failed: 'Fatura nuk u ndreq',
  gone: 'Kjo faturë nuk gjendet.',
  hindrances: {
    'not-refused':
      'Fatura nuk pret më të ndreqet: është nisur ndërkohë, tatimet e kanë marrë, ose është hequr nga librat.',
    vat: 'Biznesi ka hyrë ose ka dalë nga TVSH-ja që kur u lëshua fatura, ndaj tatimet presin shuma të tjera. Hiqeni nga librat dhe lëshojeni përsëri.',
    printed:
      'NSLF-i i faturës është në letër dhe nuk ndryshohet. Nëse kodi që mban fatura është i saktë, regjistrojeni te Self-Care dhe ridërgojeni; përndryshe hiqeni nga librat, merreni letrën mbrapsht dhe lëshojeni përsëri.',
    referred:
      'Një faturë tjetër e ka treguar NSLF-in e saj te tatimet ose në letër, ndaj NSLF-i nuk ndryshohet më. Regjistroni te Self-Care kodet që mban fatura, pastaj ridërgojeni.',
    'number-taken':
      'Një faturë tjetër e ka këtë numër nën të njëjtin kod TCR. Kontrolloni kodet TCR të arkave.',
  } satisfies Record<RepairHindrance, string>,
  facts: {
    businessUnitCode: 'Kodi i njësisë së biznesit',
    tcrCode: 'Kodi TCR',
    operatorCode: 'Kodi i operatorit',
    softwareCode: 'Kodi i programit',
    sellerName: 'Emri i shitësit',
    sellerNuis: 'NIPT-i i shitësit',
    sellerAddress: 'Adresa e shitësit',
    sellerTown: 'Qyteti i shitësit',
    sellerCountry: 'Shteti i shitësit',
  } satisfies Record<RepairableFact, string>,
};
