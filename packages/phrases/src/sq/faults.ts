/**
 * The sentences of faults that both services of the tax authority share. Words in brackets are fields of the
 * message.
 */
const inBoth = {
  '0': 'Tatimet nuk e hapën dot mesazhin për t’i matur madhësinë. Gabimi është yni: njoftoni ekipin e Tezgës.',
  '2': 'Ora e dërgimit (SendDateTime) ndryshon shumë nga ora e tatimeve. Ekipi i Tezgës duhet të rregullojë orën e serverit: njoftojeni. Dokumenti dërgohet përsëri vetë.',
  '10': 'Tatimet nuk e lexuan dot mesazhin kur i kontrolluan fushat. Gabimi është yni: njoftoni ekipin e Tezgës.',
  '20': 'Tatimet nuk e lexuan dot mesazhin kur i kontrolluan nënshkrimin. Gabimi është yni: njoftoni ekipin e Tezgës.',
  '21': 'Mesazhi u nis pa nënshkrimin elektronik (Signature). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '22': 'Mesazhi u nis pa kërkesën brenda tij (Request). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '23': 'Nënshkrimi elektronik i mesazhit (Signature) nuk lexohet. Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '24': 'Mesazhi ka më shumë se një nënshkrim elektronik (Signature). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '25': 'Është nënshkruar pjesa e gabuar e mesazhit (Reference). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '26': 'Mënyra e nënshkrimit (SignatureMethod) nuk është ajo që kërkojnë tatimet. Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '27': 'Trajta e tekstit që nënshkruhet (CanonicalizationMethod) nuk është ajo që kërkojnë tatimet. Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '28': 'Gjurma e përmbajtjes është llogaritur me mënyrë të gabuar (DigestMethod). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '29': 'Nënshkrimi elektronik (SignatureValue) nuk përputhet me certifikatën. Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '30': 'Përmbajtja e mesazhit nuk përputhet me gjurmën e nënshkruar (DigestValue). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '31': 'Nënshkrimi elektronik nuk u pranua në tërësi (Signature). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '32': 'Nënshkrimi mban më shumë çelësa sa duhen (KeyInfo). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '33': 'Certifikata brenda nënshkrimit nuk është e llojit X.509 (X509Data). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
  '34': 'Certifikata e biznesit nuk vlen. Pronari duhet të marrë një të re te e-Albania dhe ta ngarkojë te Konfigurimet.',
  '35': 'Certifikata nuk është lëshuar nga AKSHI. Pronari duhet të marrë atë të fiskalizimit te e-Albania dhe ta ngarkojë te Konfigurimet.',
  '36': 'Certifikata e biznesit ka skaduar. Pronari duhet ta rinovojë te e-Albania dhe të ngarkojë të renë te Konfigurimet.',
  '37': 'NIPT-i te dokumenti nuk është ai i certifikatës. Pronari duhet të ngarkojë te Konfigurimet certifikatën e këtij biznesi.',
  '38': 'Certifikata e biznesit është anuluar. Pronari duhet të kërkojë një tjetër te e-Albania dhe ta ngarkojë te Konfigurimet.',
  '39': 'Tatimet nuk e vërtetuan dot tani certifikatën tuaj. Dokumenti dërgohet vetë përsëri; nëse zgjat, pronari duhet të pyesë AKSHI-n.',
  '9xx':
    'Sistemi i tatimeve ka një problem të vetin. Ju nuk duhet të bëni asgjë: dokumenti dërgohet vetë përsëri.',
  unknown:
    'Tatimet e kthyen dokumentin me një kod që nuk njihet. Lexoni çfarë thonë te hollësitë dhe njoftoni ekipin e Tezgës.',
  unreadable:
    'Në vend të përgjigjes së tatimeve erdhi diçka që nuk lexohet. Dokumenti dërgohet vetë përsëri; nëse zgjat, njoftoni ekipin e Tezgës.',
  unreachable:
    'Sistemi i tatimeve nuk arrihet. Ju nuk duhet të bëni asgjë: dokumenti ruhet dhe dërgohet vetë sapo të kthehet lidhja.',
  timeout:
    'Tatimet nuk u përgjigjën në kohë; dokumenti mund të jetë pranuar. Mos lëshoni një tjetër: ky dërgohet vetë përsëri.',
};

/** The sentence for each fault, by service; a code can have another meaning in the other service. */
export const faults = {
  fiscalization: {
    ...inBoth,
    '1': 'Dokumenti ka tepër rreshta: mesazhi kalon 150 kB. Operatori duhet ta ndajë në dy ose më shumë dokumente.',
    '11': 'Një fushë mungon ose ka një vlerë që tatimet nuk e pranojnë. Operatori duhet ta ndreqë sipas hollësive; nëse duket e saktë, njoftoni ekipin e Tezgës.',
    '40': 'Totali i faturës me para në dorë mes dy bizneseve kalon kufirin e ligjit. Operatori duhet ta lëshojë pa para në dorë, me pagesë në bankë.',
    '41': 'Kodi i njësisë së biznesit nuk figuron te njësitë tuaja aktive. Pronari duhet ta kontrollojë në Self-Care dhe ta ndreqë te Dyqanet.',
    '42': 'Kodi i programit (SoftCode) nuk është aktiv te tatimet. Duhet ta rregullojë ekipi i Tezgës: njoftojeni.',
    '43': 'Kodi i mirëmbajtësit (MaintainerCode) nuk është aktiv te tatimet. Duhet ta rregullojë ekipi i Tezgës: njoftojeni.',
    '44': 'Fatura thotë tjetër gjë nga tatimet për TVSH-në e biznesit (IsIssuerInVAT). Kontabilisti duhet ta krahasojë me Self-Care dhe ta ndreqë.',
    '45': 'Data e fillimit të arkës (ValidFrom) ka kaluar. Pronari duhet të vendosë datën e sotme ose një të mëvonshme.',
    '46': 'Data e mbarimit të arkës (ValidTo) ka kaluar. Pronari duhet të vendosë një datë që nuk ka kaluar.',
    '47': 'Data e mbarimit të arkës (ValidTo) është para datës së fillimit (ValidFrom). Pronari duhet t’i ndreqë datat.',
    '48': 'Arka është aktive te tatimet dhe të dhënat e saj nuk ndryshohen. Pronari mund të ndryshojë vetëm datën e mbarimit, ose të regjistrojë një arkë të re.',
    '49': 'Ora e depozitimit ose e tërheqjes nga arka është larg orës së tatimeve. Operatori duhet ta regjistrojë përsëri me orën e tanishme.',
    '50': 'Gjendja fillestare e arkës nuk mund të jetë negative. Operatori duhet të shkruajë zero ose paratë që janë në arkë.',
    '51': 'Shuma e depozitimit ose e tërheqjes nuk mund të jetë zero. Operatori duhet të shkruajë shumën e saktë.',
    '52': 'NIPT-i i biznesit nuk gjendet në regjistrin e tatimeve. Pronari duhet ta kontrollojë regjistrimin pranë tatimeve.',
    '53': 'Kodi i arkës (TCR) nuk është i regjistruar, aktiv ose i biznesit tuaj. Pronari duhet ta regjistrojë arkën ose ta ndreqë kodin te POS dhe ePOS.',
    '54': 'Lëshuesi i faturës duhet të njihet me NIPT, jo me një dokument tjetër (IDType). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
    '55': 'Biznesi me këtë NIPT nuk është aktiv te tatimet. Pronari duhet ta zgjidhë me zyrën e tatimeve, pastaj dokumenti dërgohet përsëri.',
    '56': 'Gjendja fillestare e kësaj arke është regjistruar tashmë për sot. Operatori duhet ta ndryshojë me depozitim ose tërheqje.',
    '57': 'Arka është çaktivizuar te tatimet dhe nuk ndryshohet më. Pronari duhet të regjistrojë një arkë të re.',
    '59': 'Totali pa TVSH (TotPriceWoVAT) nuk del sa shuma e pjesëve të tij. E llogarit programi: njoftoni ekipin e Tezgës.',
    '60': 'Numri i faturës (InvNum) nuk është numër/vit, me kodin e arkës për para në dorë. E jep programi: njoftoni ekipin e Tezgës.',
    '61': 'Data e faturës origjinale është shumë e vjetër ose në të ardhmen. Kontabilisti duhet të kontrollojë cila faturë korrigjohet dhe datën e saj.',
  },
  einvoice: {
    ...inBoth,
    '1': 'E-fatura me skedarët e bashkëngjitur është tepër e madhe. Operatori duhet të heqë ose të zvogëlojë skedarë dhe ta dërgojë përsëri.',
    '11': 'Mesazhi i e-faturës nuk ka trajtën që kërkojnë tatimet. Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
    '12': 'E-fatura shkel një rregull të faturës elektronike. Kontabilisti duhet ta gjejë fushën te hollësitë, p.sh. adresën e blerësit, dhe ta ndreqë.',
    '40': 'E-fatura dhe mesazhi janë nënshkruar me dy certifikata. Operatori duhet ta dërgojë përsëri, që të nënshkruhet e gjitha me të renë.',
    '50': 'Ky lloj dokumenti nuk pranohet si e-faturë. Operatori duhet të zgjedhë një lloj tjetër fature.',
    '51': 'Tatimet nuk e nxorën dot e-faturën nga mesazhi (UblInvoice). Duhet ta ndreqë ekipi i Tezgës: njoftojeni.',
    '52': 'NIPT-i juaj ose ai i blerësit nuk gjendet në regjistrin e tatimeve. Operatori duhet të kontrollojë NIPT-in e blerësit; nëse ai është i saktë, pronari duhet të kontrollojë regjistrimin e biznesit.',
    '53': 'Tatimet nuk e gjejnë e-faturën (EIC). Operatori duhet të rifreskojë listën dhe të provojë përsëri; nëse përsëritet, njoftoni ekipin e Tezgës.',
    '54': 'NIPT-i te e-fatura nuk është ai i certifikatës. Pronari duhet të kontrollojë certifikatën te Konfigurimet dhe të ngarkojë atë të këtij biznesi.',
    '55': 'Biznesi juaj ose ai i blerësit nuk është aktiv te tatimet. Operatori duhet të njoftojë blerësin; nëse blerësi është aktiv, pronari duhet ta zgjidhë me zyrën e tatimeve.',
  },
};
