/** The short help of each screen, by the first part of its path. */
export const help = {
  title: 'Ndihmë',
  about: 'Për këtë faqe',
  keys: 'Tastet kudo',
  keyNames: {
    palette: 'Kërko kudo: faqe, artikuj, klientë, fatura',
    create: 'Krijo diçka të re',
    save: 'Ruaj formularin',
    close: 'Mbyll ose anulo',
    help: 'Kjo ndihmë; te një listë, tastet e saj',
  },
  contact: 'Nuk e gjetët përgjigjen? Pyesni kush kujdeset për biznesin tuaj.',
  atDoor: {
    title: 'Ndihmë për hyrjen',
    back: 'Kthehu te hyrja',
    lines: [
      'Hyni me email-in ose numrin e telefonit që i keni dhënë biznesit, dhe me fjalëkalimin tuaj.',
      'E harruat fjalëkalimin? Zgjidhni «Keni harruar fjalëkalimin?»: kodi ju vjen me email ose SMS.',
      'Nuk keni llogari? Pronari ju shton te Punonjësit; bizneset e reja i hap shitësi ose administratori i Tezgës.',
      'Keni hyrje me dy hapa? Pas fjalëkalimit shkruani 6 shifrat e aplikacionit ose një kod rikuperimi.',
    ],
  },
  terms: {
    title: 'Termat dhe kushtet',
    none: 'Ende nuk ka një kontratë shërbimi në fuqi.',
    failed: 'Termat nuk u lexuan',
  },
  firstSteps: {
    title: 'Hapat e parë',
    hint: 'Kur t’i keni bërë të gjitha, faturat fiskalizohen dhe shifrat dalin këtu vetë.',
    done: 'u bë',
    certificate: 'Ngarkoni certifikatën me të cilën nënshkruhen faturat',
    shop: 'Vendosni kodin e njësisë së biznesit te një dyqan',
    till: 'Regjistroni një arkë te tatimet',
    operator: 'Jepini vetes një kod operatori',
    article: 'Shtoni ose importoni artikujt',
    invoice: 'Lëshoni faturën e parë',
    open: 'Hap',
  },
  screens: {
    dashboard:
      'Shifrat e sotme dhe të periudhës që zgjidhni. Çdo shifër hap faturat që numëron; «Kërkon vëmendje» tregon çfarë ju pret, me një veprim.',
    receipts:
      'Të gjitha faturat e lëshuara. Filtroni me etiketat sipër, zgjidhni rreshta për t’i printuar ose shkarkuar, hapni një faturë për ta korrigjuar.',
    newInvoice:
      'Shkruani artikullin ose skanoni barkodin, Enter e shton; «3*banane» shton tri. Ctrl+Enter e lëshon faturën dhe NIVF vjen vetë.',
    waiting:
      'Faturat që tatimet nuk i kanë marrë ende, me orët e mbetura deri te afati 48-orësh. Ato në pritje ridërgohen vetë; të refuzuarat duhen ndrequr.',
    orders: 'Porositë e hapura: zgjidhni ato që paguhen bashkë dhe mblidhini në një faturë përmbledhëse.',
    centralInvoices:
      'E-faturat që ka platforma qendrore, të dërguara dhe të marra, me statusin e tyre atje. Të marrat pranohen ose refuzohen.',
    wtn: 'Faturat shoqëruese udhëtojnë me mallin dhe u dërgohen tatimeve para nisjes.',
    sales: 'Fitimi i çdo fature: shitja pa TVSH, kostoja dhe marzhi.',
    draftPayments:
      'Këtu shihni çfarë duhet t’i paguani Tezgës dhe çfarë keni paguar. Një pagesë në pritje ju kujtohet kur hyni; mund ta shtyni kujtesën deri në fund të ditës.',
    purchases:
      'Faturat që ju kanë lëshuar furnitorët. E-faturat që presin përgjigje i pranoni ose i refuzoni këtu.',
    articles:
      'Çfarë shisni: çmimi, TVSH, barkodi dhe çmimet sipas dyqanit. Listat e gjata vijnë më shpejt me import.',
    category: 'Kategoritë i ndajnë artikujt në grupe te arka dhe te raportet.',
    customers: 'Klientët me NIPT dhe adresë, që te fatura gjenden me dy shkronja.',
    payments:
      'Kush ju detyrohet dhe kujt i detyroheni, me vjetërsinë e borxhit. Një rresht hap kartelën: aty paguani, ktheni para, përdorni parapagime dhe anuloni një pagesë.',
    cashRegister: 'Paratë e arkës: hapja e ditës, futjet dhe nxjerrjet. Pa hapje nuk shitet me para në dorë.',
    journal: 'Veprimet kontabël që dokumentet shkruajnë vetë, me debi dhe kredi.',
    settings:
      'Të dhënat e biznesit, dyqanet, arkat, certifikata, TVSH dhe printimi. Kërkoni një konfigurim me emër sipër.',
    employees: 'Kush punon këtu, me cilin rol dhe në cilat dyqane.',
    roles: 'Roli thotë çfarë sheh dhe çfarë ndryshon një punonjës; pamja anash tregon menynë e tij.',
    activity: 'Kush bëri çfarë dhe kur.',
    accounts: 'Llogaritë bankare që dalin te faturat pa para në dorë.',
    shops: 'Dyqanet me kodin e njësisë së biznesit, që shkruhet te çdo faturë.',
    account: 'Të dhënat tuaja, fjalëkalimi, hyrja me dy hapa dhe pajisjet ku keni hyrë.',
    warehouse:
      'Dokumentet e magazinës, gjendja sipas dyqanit, numërimi dhe vlera e mallit. Çdo sasi hapet te lëvizjet që e bënë.',
    reports:
      'Shifrat e shitjeve për periudhën që zgjidhni, të krahasuara me atë para saj. Prekni një rresht për të parë faturat që e përbëjnë; nxirrini në CSV, XLSX ose PDF.',
    stockReports:
      'Çfarë hyri dhe çfarë doli nga magazina, sipas artikullit dhe punonjësit, me sasi dhe vlerë.',
    businesses:
      'Bizneset për të cilat kujdeseni: kërkoni me emër ose NIPT; faqja e një biznesi ka dyqanet, pajisjet, njerëzit, kontratën dhe faturat në pritje.',
    fleet:
      'Pajisjet e të gjitha bizneseve, në krye ato që kanë nevojë për dikë: kontakti i fundit, dokumentet e padërguara, certifikata, ora dhe karta SIM.',
    selfCare:
      'Çfarë ka Self-Care, portali i tatimeve, për një biznes: të dhënat, operatorët dhe njësitë, të krahasuara me punonjësit dhe dyqanet këtu.',
    backups: 'Kopjet rezervë dhe provat e kthimit të tyre: kur u morën, sa të mëdha janë dhe çfarë doli keq.',
    admins:
      'Super-adminët dhe shitësit: kush hyn, me çfarë roli, dhe ku ka hyrë tani. Askush nuk jep më shumë se sa ka vetë.',
    adminRoles:
      'Roli thotë në cilat fusha të platformës sheh ose ndryshon një administrator; niveli mbi tuajin nuk jepet.',
    other: 'Kërkoni me Ctrl K atë që ju duhet, ose zgjidhni një faqe te menyja majtas.',
  },
};
