import type { LateReason, PaymentMethod, SelfIssueType, VatExemption } from '@tezga/domain';
import { printLabels } from './print-labels.ts';

export const print = {
  labels: printLabels,
  priceLabels: 'Etiketa çmimesh',
  /** The unit of the price on a label; not printed for a piece. */
  perUnit: (unit: string) => `për 1 ${unit}`,
  copyMark: 'KOPJE',
  /** Across a warehouse document whose newer version is valid. */
  replacedMark: 'ZËVENDËSUAR',
  /** Across a transfer whose goods were returned. */
  cancelledMark: 'ANULUAR',
  pendingMark: 'E pa fiskalizuar ende',
  retractedMark: 'Hequr nga librat, e pa fiskalizuar',
  page: (page: number, pages: number) => `Faqja ${page} nga ${pages}`,
  amountsIn: (currency: string) => `Vlerat në ${currency}`,
  eInvoicePendingMark: 'E-faturë në pritje',
  /** Printed below the title of an order, which is not paid yet. */
  noReceipt: 'Ky dokument nuk është vërtetim i pagesës.',
  noInvoice: 'Ky dokument nuk është faturë fiskale dhe as vërtetim i pagesës.',
  andMore: (count: number) => `dhe ${count} të tjera`,
  vatByRate: 'TVSH sipas shkallës',
  /** Printed beside a discount that does not reduce the tax base. */
  baseNotLowered: 'nuk ul bazën',
  owedVat: 'TVSH nga blerësi',
  buyerOwesVat: 'TVSH-në e llogarit dhe e paguan blerësi; ajo nuk është në total.',
  totalCredited: 'Totali i kredituar',
  buyingCurrency: (currency: string) => `${currency} · blerje valute nga klienti`,
  lateIssue: 'Lëshuar më vonë',
  lateReasons: {
    NOINTERNET: 'zonë pa internet',
    BOUNDBOOK: 'nga blloku i faturave',
    SERVICE: 'shërbimi i tatimeve nuk u përgjigj',
    TECHNICALERROR: 'problem teknik',
  } satisfies Record<LateReason, string>,
  selfIssue: 'Arsyeja e autofaturës',
  selfIssues: {
    AGREEMENT: 'Marrëveshje e mëparshme ndërmjet palëve',
    DOMESTIC: 'Blerje nga fermerët vendas',
    ABROAD: 'Blerje shërbimesh nga jashtë vendit',
    SELF: 'Vetëkonsum',
    OTHER: 'Tjetër',
  } satisfies Record<SelfIssueType, string>,
  process: 'Procesi i e-faturës',
  typeCode: 'Kodi i llojit të e-faturës',
  /** How another invoice is related to the printed one. */
  references: {
    corrected: printLabels.correctedInvoice,
    cancelled: printLabels.cancelledInvoice,
    summarized: 'Faturat e përmbledhura',
    badDebt: 'Fatura e pambledhshme',
    advance: 'Parapagimet e zbritura',
    correctedBy: 'Korrigjuar me faturën',
    cancelledBy: 'Anuluar me faturën',
    summarizedBy: 'Përmbledhur në faturën',
    badDebtBy: 'Shpallur borxh i keq me faturën',
    advanceOf: 'Parapagim i zbritur në faturën',
  },
  operatorCode: 'Kodi i operatorit',
  phone: 'Tel.',
  email: 'Email',
  website: 'Faqja e internetit',
  paymentMethods: {
    BANKNOTE: 'Kartëmonedha dhe monedha',
    CARD: 'Kartë krediti/debiti',
    CHECK: 'Çek bankar',
    SVOUCHER: 'Kupon (voucher) me një përdorim',
    COMPANY: 'Kartë e shoqërisë së shitësit dhe të ngjashme',
    ORDER: 'Porosi (faturë përmbledhëse)',
    ACCOUNT: 'Llogari transaksioni (transfertë bankare)',
    FACTORING: 'Faktoring',
    COMPENSATION: 'Kompensim',
    TRANSFER: 'Transferim i të drejtave ose borxheve',
    WAIVER: 'Heqje dorë nga borxhi',
    KIND: 'Pagesë në natyrë (këmbim)',
    OTHER: 'Pagesë tjetër pa para në dorë',
  } satisfies Record<PaymentMethod, string>,
  /**
   * The short forms of the reasons for no VAT, printed beside a line; the full reason is printed below the
   * lines.
   */
  exemptionMarks: {
    TYPE_1: 'neni 51',
    TYPE_2: 'neni 53/54',
    TAX_FREE: 'pa TVSH',
    TAX_FREE_O: 'pa TVSH',
    MARGIN_SCHEME: 'marzh',
    MARGIN_SCHEME_309: 'marzh',
    MARGIN_SCHEME_I: 'marzh',
    MARGIN_SCHEME_F: 'marzh',
    MARGIN_SCHEME_J: 'marzh',
    EXPORT_OF_GOODS: 'eksport',
  } satisfies Record<VatExemption, string>,
  exemptions: {
    TYPE_1: 'I përjashtuar, neni 51 i ligjit të TVSH-së',
    TYPE_2: 'I përjashtuar, nenet 53 dhe 54 të ligjit të TVSH-së',
    TAX_FREE: 'Pa TVSH (shitje pa TVSH)',
    TAX_FREE_O: 'Jashtë fushës së TVSH-së',
    MARGIN_SCHEME: 'Regjimi i marzhit të fitimit',
    MARGIN_SCHEME_309: 'Regjimi i marzhit: agjentët e udhëtimit (furnizime jashtë vendit)',
    MARGIN_SCHEME_I: 'Regjimi i marzhit: vepra arti',
    MARGIN_SCHEME_F: 'Regjimi i marzhit: mallra të përdorura',
    MARGIN_SCHEME_J: 'Regjimi i marzhit: objekte koleksioni dhe antike',
    EXPORT_OF_GOODS: 'Eksport mallrash',
  } satisfies Record<VatExemption, string>,
};
