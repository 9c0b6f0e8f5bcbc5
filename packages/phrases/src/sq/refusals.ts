import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Disa të dhëna nuk janë të sakta. Kontrolloni fushat e shënuara.',
  'not-found': 'Nuk u gjet.',
  'not-permitted': 'Veprimi nuk lejohet',
  'not-signed-in': 'Seanca ka mbaruar. Hyni përsëri.',
  'business-not-available': 'Nuk keni më hyrje në këtë biznes.',
  'first-start-needed':
    'Ky instalim nuk ka ende asnjë administrator. Super-admini i parë krijohet me kodin që printon serveri kur niset.',
  'first-start-over': 'Ky instalim e ka super-adminin e parë. Hyni me llogarinë e tij.',
  'wrong-credentials': 'Të dhënat janë gabim!',
  'too-many-attempts': 'Shumë përpjekje të gabuara. Provoni përsëri pas 15 minutash.',
  'too-many-requests': 'Shumë kërkesa njëherësh. Provoni përsëri pas një minute.',
  'too-large': 'Të dhënat e dërguara janë tepër të mëdha.',
  'disk-full':
    'Disku i serverit është plot, prandaj asgjë nuk u ndryshua. Lajmëroni personin që kujdeset për serverin dhe provoni përsëri kur të lirohet vend.',
  'unsupported-format': 'Formati i të dhënave nuk njihet.',
  'request-id-missing': 'Kërkesës i mungon identifikuesi (requestId).',
  'request-id-reused': 'Ky identifikues kërkese është përdorur për një veprim tjetër.',
  'view-name-taken': 'Keni tashmë një filtër me këtë emër.',
  'backups-not-configured':
    'Kopjet rezervë nuk janë konfiguruar. Vendosni TEZGA_BACKUP_FOLDER dhe TEZGA_BACKUP_PASSPHRASE.',
  'wrong-password': 'Fjalëkalimi i tanishëm nuk është i saktë.',
  'wrong-pin': 'Kodi i operatorit ose PIN-i nuk është i saktë.',
  'wrong-code': 'Kodi nuk është i saktë, ose është përdorur tashmë. Prisni kodin tjetër të aplikacionit.',
  'second-factor-needed': 'Shkruani kodin e aplikacionit tuaj të kodeve.',
  'second-factor-must-enrol': 'Llogaria juaj duhet të ketë hyrje me dy hapa. Vendoseni para se të vazhdoni.',
  'second-factor-required': 'Kjo llogari duhet ta ketë hyrjen me dy hapa, ndaj nuk çaktivizohet dot.',
  'second-factor-not-begun': 'Hyrja me dy hapa nuk është aktive. Filloni vendosjen e saj nga e para.',
  'second-factor-already-on': 'Hyrja me dy hapa është aktive tashmë.',
  'opened-by-admin': 'Këtë e bën vetëm vetë punonjësi: këtë seancë e hapi administratori i platformës.',
  'password-needed': 'Hyni me fjalëkalim për ta bërë këtë: me PIN punohet vetëm në këtë biznes.',
  'password-must-change':
    'Fjalëkalimin tuaj e vendosi dikush tjetër. Zgjidhni një të ri para se të vazhdoni.',
  'password-same': 'Zgjidhni një fjalëkalim tjetër nga ai që keni.',
  'code-not-valid': 'Ky kod nuk vlen më. Kërkoni një kod të ri.',
  'too-soon': 'Kodi sapo u dërgua. Prisni një minutë para se ta kërkoni përsëri.',
  'too-many-codes': 'Janë kërkuar shumë kode. Provoni përsëri pas një ore.',
  'contact-taken': 'Ky kontakt përdoret nga një llogari tjetër.',
  'reset-not-asked': 'Kësaj llogarie nuk i është kërkuar të ndryshojë fjalëkalimin.',
  'user-owns-business': 'Ky përdorues është pronar i një biznesi dhe nuk mund të fshihet.',
  'user-is-self': 'Nuk mund ta fshini llogarinë tuaj.',
  'role-name-taken': 'Keni tashmë një rol me këtë emër.',
  'role-in-use': 'Ky rol u është dhënë punonjësve. Jepuni atyre një rol tjetër, pastaj fshijeni.',
  'role-fixed':
    'Roli i pronarit nuk ndryshohet, nuk fshihet dhe nuk i jepet askujt; rolet OP dhe AP nuk fshihen.',
  'admin-role-fixed':
    'Roli root i ka gjithmonë të gjitha të drejtat: nuk shtohet, nuk ndryshohet dhe nuk fshihet.',
  'admin-role-in-use': 'Ky rol u është dhënë adminëve. Jepuni atyre një rol tjetër, pastaj fshijeni.',
  'admin-role-deleted':
    'Roli i këtij admini është fshirë. Zgjidhni një rol tjetër te faqja e adminit dhe hapeni llogarinë atje.',
  'own-rights': 'Askush nuk i ndryshon vetë të drejtat e veta. Kërkojani një admini tjetër.',
  'employee-is-owner': 'Pronari i biznesit nuk mund të ndryshohet ose të fshihet nga lista e punonjësve.',
  'employee-already-there': 'Ky person punon tashmë në këtë biznes.',
  'operator-code-taken': 'Ky kod operatori i është dhënë një punonjësi tjetër.',
  'changed-meanwhile': 'Dikush tjetër e ndryshoi ndërkohë. Hapeni përsëri dhe bëni ndryshimin tuaj.',
  'contract-already-signed': 'Kontrata është nënshkruar tashmë.',
  'contract-template-changed': 'Kontrata ka ndryshuar ndërkohë. Lexojeni përsëri para se ta pranoni.',
  'sku-taken': 'Ky kod SKU është i zënë.',
  'barcode-taken': 'Ky barkod është i zënë.',
  'recipe-circle': 'Artikulli nuk mund të përbëhet nga vetja, as përmes përbërësve të tij.',
  'recipe-too-deep': 'Receta ka më shumë se 5 nivele përbërësish. Thjeshtojeni.',
  'article-in-recipe': 'Artikulli është përbërës i një artikulli tjetër. Hiqeni prej andej, pastaj fshijeni.',
  'category-name-taken': 'Keni tashmë një kategori me këtë emër.',
  'unit-name-taken': 'Keni tashmë një njësi me këtë emër.',
  'unit-in-use': 'Kjo njësi përdoret nga artikuj. Jepuni atyre një njësi tjetër, pastaj fshijeni.',
  'unit-last': 'Duhet të mbetet të paktën një njësi.',
  'currency-already-there': 'Kjo monedhë është shtuar tashmë.',
  'currency-not-there': 'Kjo monedhë nuk është te monedhat e biznesit.',
  'currency-in-use': 'Kjo monedhë përdoret nga artikuj ose llogari bankare dhe nuk mund të fshihet.',
  'currency-base': 'Leku është monedha bazë: kursi i tij është gjithmonë 1.',
  'customer-code-taken': 'Ky kod klienti është i zënë.',
  'account-already-there': 'Kjo llogari bankare është shtuar tashmë.',
  'shop-name-taken': 'Keni tashmë një dyqan me këtë emër.',
  'business-unit-taken': 'Ky kod i njësisë së biznesit i është dhënë një dyqani tjetër.',
  'business-unit-registered':
    'Një pajisje e këtij dyqani është e regjistruar te tatimet me këtë kod të njësisë. Për ta ndryshuar, hiqni kodet TCR të pajisjeve të dyqanit dhe regjistrojini përsëri.',
  'shop-last': 'Duhet të mbetet të paktën një dyqan i dukshëm.',
  'nipt-taken': 'Ky NIPT është tashmë i një biznesi tjetër.',
  'business-has-open-documents':
    'Biznesi ka dokumente të refuzuara ose të padërguara. Dërgojini ose korrigjojini, pastaj fshijeni.',
  'shop-in-use': 'Dyqani ka pajisje ose të dhëna dhe nuk mund të fshihet. Fshiheni nga listat.',
  'till-name-taken': 'Keni tashmë një pajisje me këtë emër në këtë dyqan.',
  'tcr-code-taken': 'Këtë kod TCR e ka një arkë tjetër.',
  'tcr-number-taken': 'Këtë numër TCR e ka një pajisje tjetër e biznesit.',
  'device-in-use': 'Pajisja ka dokumente dhe nuk mund të fshihet.',
  'device-not-attached': 'Pajisja nuk është e lidhur me asnjë pajisje fizike.',
  'device-needs-detaching':
    'Identifikuesi nuk zbrazet këtu. Shkëputeni pajisjen te lista e pajisjeve dhe shkruani arsyen.',
  'device-registered':
    'Pajisja është e regjistruar te tatimet me dyqanin dhe numrin e saj TCR. Për t’i ndryshuar, hiqni kodin TCR dhe regjistrojeni përsëri.',
  'sim-card-taken': 'Këtë kartë SIM e ka një biznes tjetër.',
  'comment-files-full':
    'Skedarët e komenteve të këtij biznesi kanë arritur kufirin. Shkruajeni komentin pa skedarë ose me skedarë më të vegjël.',
  'image-not-valid': 'Figura është e dëmtuar ose nuk lexohet. Zgjidhni një tjetër.',
  'image-too-large': 'Figura ka më shumë se 2000 × 2000 piksela. Zgjidhni një më të vogël.',
  'statement-too-long': 'Pasqyra ka më shumë se 3000 rreshta. Zgjidhni një periudhë më të shkurtër.',
  'print-too-heavy':
    'Dokumenti nuk u përgatit brenda kohës së lejuar. Provoni përsëri me më pak dokumente njëherësh.',
  'file-not-valid': 'Skedari duhet të jetë pdf, png, jpeg ose csv.',
  'attachment-not-valid':
    'Përmbajtja e skedarit nuk është e llojit që thotë emri i tij. Lejohen pdf, png, jpeg, csv, xlsx dhe ods.',
  'password-check-needed': 'Shkruani fjalëkalimin tuaj për ta parë këtë.',
  'import-over': 'Ky import nuk mund të zhbëhet më: kanë kaluar 24 orë.',
  'import-undone': 'Ky import është zhbërë tashmë.',
  'certificate-file-too-large':
    'Skedari është tepër i madh për një certifikatë. Zgjidhni skedarin .p12 që morët nga e-Albania.',
  'certificate-file-not-pkcs12':
    'Ky skedar nuk është certifikatë .p12. Zgjidhni skedarin .p12 ose .pfx që morët nga e-Albania.',
  'certificate-file-damaged':
    'Skedari i certifikatës është i dëmtuar ose i paplotë. Shkarkojeni përsëri nga e-Albania.',
  'certificate-file-wrong-password':
    'Fjalëkalimi i skedarit nuk është i saktë. Shkruani atë që zgjodhët kur e morët certifikatën.',
  'certificate-file-unsupported-protection':
    'Skedari është mbyllur në një mënyrë që nuk njihet. Shkarkojeni përsëri nga e-Albania.',
  'certificate-file-slow': 'Leximi i skedarit zgjati tepër dhe u ndal. Provoni përsëri pas pak.',
  'certificate-file-no-key':
    'Skedari nuk ka çelësin e certifikatës. Zgjidhni skedarin .p12 të plotë, jo vetëm certifikatën.',
  'certificate-file-key-not-rsa':
    'Çelësi në skedar nuk është RSA me 2048 bit, siç e kërkojnë tatimet. Merrni një certifikatë fiskalizimi te e-Albania.',
  'certificate-file-no-certificate':
    'Skedari ka një çelës, por asnjë certifikatë. Shkarkojeni përsëri nga e-Albania.',
  'certificate-file-no-matching-certificate':
    'Certifikata në skedar nuk i përket çelësit që është me të. Shkarkojeni përsëri nga e-Albania.',
  'certificate-not-yet-valid': 'Certifikata nuk ka filluar ende të vlejë. Kontaktoni mbështetjen e Tezgës.',
  'certificate-expired':
    'Certifikata ka skaduar. Merrni një të re te e-Albania ose kontaktoni mbështetjen e Tezgës.',
  'certificate-wrong-environment': 'Çertifikata nuk është e saktë!',
  'certificate-other-business':
    'Certifikata është e një biznesi tjetër: NIPT-i në të nuk është i juaji. Zgjidhni atë të këtij biznesi.',
  'certificate-ends-earlier':
    'Certifikata në përdorim vlen më gjatë se kjo, ndaj nuk u zëvendësua. Zgjidhni një tjetër ose konfirmoni zëvendësimin.',
  'certificate-missing':
    'Biznesi nuk ka certifikatë. Ngarkojeni te Konfigurimet, Certifikata, pastaj provoni përsëri.',
  'no-managed-certificate':
    'Regjistri i tatimeve lexohet me certifikatën e një biznesi, dhe asnjë nga bizneset tuaja nuk ka ende një të vlefshme. Shkruajini vetë të dhënat.',
  'clock-away':
    'Ora e serverit ndryshon shumë nga ora e tatimeve, prandaj nuk lëshohet asnjë dokument. Administratori duhet të rregullojë orën; lëshimi vazhdon vetë sapo ajo të jetë e saktë.',
  'clock-was-ahead':
    'Ora e serverit ka qenë përpara: dokumenti i fundit i kësaj serie mban një orë që nuk ka ardhur ende. Administratori duhet të kontrollojë orën.',
  'tax-authority-unreachable': 'Sistemi i tatimeve nuk përgjigjet tani. Provoni përsëri pas pak.',
  'tax-authority-refused':
    'Tatimet e kthyen pyetjen. Provoni përsëri; nëse përsëritet, njoftoni ekipin e Tezgës.',
  'self-care-password-missing':
    'Biznesi nuk ka ruajtur fjalëkalimin e Self-Care. Ruajeni te Konfigurimet, pastaj provoni përsëri.',
  'self-care-password-wrong':
    'Self-Care nuk e pranoi fjalëkalimin e ruajtur. Ruani të riun te Konfigurimet, pastaj provoni përsëri.',
  'self-care-typed-password-wrong':
    'Self-Care nuk e pranoi emrin ose fjalëkalimin që shkruat. Kontrollojini dhe provoni përsëri.',
  'self-care-session-over': 'Hyrja në Self-Care ka mbaruar. Hyni përsëri me emrin dhe fjalëkalimin.',
  'self-care-unreachable': 'Self-Care nuk përgjigjet tani. Provoni përsëri pas pak.',
  'self-care-refused': 'Self-Care nuk e pranoi kërkesën. Kontrolloni të dhënat dhe provoni përsëri.',
  'self-care-operator-missing':
    'Në Self-Care nuk ka operator me këtë kod. Kontrolloni kodin ose shkruani numrin personal për ta krijuar.',
  'till-not-registered': 'Kjo arkë nuk ka ende kod TCR. Vendoseni te Konfigurimet, Pikat e shitjes.',
  'drawer-already-open':
    'Sirtari i kësaj arke është hapur sot. Shtoni ose hiqni para me depozitim ose tërheqje.',
  'drawer-not-open': 'Sirtari i kësaj arke nuk është hapur sot. Deklaroni më parë gjendjen fillestare.',
  'till-of-other-shop': 'Ky operator nuk punon në dyqanin e kësaj arke.',
  'till-on-other-device':
    'Kjo arkë është e lidhur me një pajisje tjetër. Pajisjen e ndërron kush ka të drejtë te Konfigurimet.',
  'drawer-short': 'Në sirtar nuk ka kaq para.',
  'drawer-changed':
    'Ndërkohë sirtari ndryshoi: pati shitje ose lëvizje. Shihni gjendjen e re dhe numërojeni përsëri.',
  'stock-insufficient': 'Nuk ka gjendje të mjaftueshme për këtë shitje.',
  'operator-code-missing': 'Ju mungon kodi i operatorit; e vendos kush kujdeset për punonjësit.',
  'business-unit-missing': 'Dyqanit i mungon kodi i njësisë së biznesit; vendoseni te dyqanet.',
  'shop-address-missing': 'Dyqanit i mungon adresa ose qyteti; shkruajini te dyqanet.',
  'client-not-verified':
    'Kjo arkë kërkon klient të verifikuar: NIPT-i nuk gjendet në regjistrin e tatimeve. Kontrolloni NIPT-in.',
  'customer-needed': 'Kjo arkë shet vetëm me klient të zgjedhur.',
  'nothing-to-correct': 'Nga kjo faturë nuk ka mbetur asgjë për t’u korrigjuar.',
  'order-already-used': 'Kjo porosi është përmbledhur tashmë në një faturë. Korrigjoni faturën përmbledhëse.',
  'order-not-open':
    'Njëra nga faturat e zgjedhura nuk është porosi e hapur: është paguar ndryshe, ose është korrigjuar e gjitha.',
  'orders-differ':
    'Këto porosi nuk përmblidhen dot bashkë: duhet të kenë të njëjtën monedhë, kurs, TVSH dhe mënyrë pagese.',
  'summary-too-long':
    'Këto porosi janë më shumë se sa nxë një faturë. Përmblidhini në dy ose më shumë fatura.',
  'advance-already-used': 'Kjo paradhënie është zbritur tashmë në një faturë përfundimtare.',
  'debt-given-up': 'Borxhi i kësaj fature është deklaruar tashmë i keq.',
  'invoice-refused':
    'Tatimet nuk e kanë pranuar faturën, ndaj nuk korrigjohet dhe nuk përmblidhet dot. Ndreqeni dhe ridërgojeni te Në pritje, ose hiqeni nga librat.',
  'original-refused': 'Fatura që ajo zhbën nuk u mor kurrë nga tatimet, ndaj as kjo nuk dërgohet.',
  'retract-not-refused':
    'Fatura nuk është më e refuzuar: është nisur ndërkohë, tatimet e kanë marrë, ose është hequr tashmë nga librat.',
  'retract-correction':
    'Kjo faturë korrigjon një tjetër, ndaj nuk hiqet dot nga librat. Ndreqeni dhe ridërgojeni te Në pritje.',
  'retract-summary':
    'Kjo faturë përmbledh porosi që tatimet i kanë marrë, ndaj nuk hiqet dot nga librat. Ndreqeni dhe ridërgojeni te Në pritje.',
  'retract-referred': 'Një faturë tjetër i referohet kësaj, ndaj nuk hiqet dot nga librat.',
  'retract-may-be-known':
    'Tatimet mund ta kenë marrë faturën pa na u përgjigjur. Ridërgojeni më parë; hiqeni nga librat vetëm nëse refuzohet për përmbajtjen e saj.',
  'invoice-number-taken':
    'Me këtë kod TCR ka tashmë një faturë me të njëjtin numër. Kontrolloni kodet TCR të arkave, pastaj provoni përsëri.',
  'vat-status-changed': 'Fatura ka TVSH dhe biznesi nuk është më në TVSH: nuk mund të korrigjohet këtu.',
  'note-issued-otherwise':
    'Kjo faturë shoqëruese është lëshuar më parë me të dhëna të tjera. Shiheni te lista para se të lëshoni një të re.',
  'stocktake-not-open': 'Ky inventarizim është mbyllur ose anuluar; nuk numërohet më në të.',
  'stocktake-already-open':
    'Ky dyqan ka një inventarizim më të hershëm të hapur. Numëroni në të, ose mbylleni apo anulojeni më parë.',
  'stocktake-other-article': 'Asnjë artikull i këtij inventarizimi nuk e ka këtë kod.',
  'transfer-completed': 'Transferimi është kompletuar tashmë.',
  'transfer-cancelled': 'Transferimi është anuluar tashmë.',
  'transfer-of-other-shop': 'Faturën shoqëruese e lëshon dyqani nga i cili niset malli.',
  'document-not-edited':
    'Ky lloj dokumenti nuk ndryshohet pasi regjistrohet. Korrigjojeni me një dokument të ri.',
  'document-posted-otherwise':
    'Ky dokument është regjistruar më parë me të dhëna të tjera. Shiheni te lista para se të regjistroni një të ri.',
  'payment-provider-missing':
    'Pagesat online nuk janë hapur ende në këtë instalim. Pyesni kush kujdeset për biznesin tuaj.',
  'payment-provider-unreachable':
    'Ofruesi i pagesave nuk u përgjigj. Nëse e miratuat pagesën, mos paguani sërish: e kontrollojmë vetë brenda pak minutash.',
  'payment-declined':
    'Ofruesi i pagesave e refuzoi pagesën dhe nuk mori para. Provoni një kartë ose llogari tjetër.',
  'payment-not-approved': 'Pagesa nuk është miratuar ende te faqja e ofruesit. Nuk u mor asnjë pagesë.',
  'payment-issuer-missing':
    'Biznesi që lëshon faturat e platformës nuk është gati: kontrolloni ONLINE_PAYMENTS_ISSUER, arkën, operatorin dhe kursin e tij.',
  'payment-made-otherwise':
    'Një pagesë tjetër është regjistruar me këtë numër të brendshëm. Hapni pagesat dhe kontrolloni.',
  'payment-exceeds-open':
    'Pagesa është më e madhe se sa ka mbetur për të paguar. Uleni shumën ose mbajeni tepricën si parapagim.',
  'payment-nothing-open': 'Nuk ka asgjë të hapur për të paguar.',
  'payment-reversed-already': 'Kjo pagesë është anuluar tashmë.',
  'purchase-paid':
    'Kjo blerje është paguar, edhe pse pjesërisht. Anuloni më parë pagesat, pastaj ndryshoni furnitorin.',
  'purchase-received':
    'Malli i kësaj blerjeje ka hyrë në magazinë, ndaj përdorimi dhe TVSH-ja nuk ndryshojnë.',
  'purchase-without-pdf': 'Kjo blerje nuk ka PDF.',
  'entry-of-purchase': 'Kjo hyrje ka një blerje, ndaj arsyeja e saj nuk ndryshon.',
  'client-credit-not-configured':
    'Kredia e klientit nuk është konfiguruar. Vendosni te konfigurimet sa lekë vlen një pikë.',
  'client-credit-short': 'Kredia e klientit nuk mjafton për këtë shumë.',
  'client-credit-left':
    'Një nga klientët që bashkohen ka ende kredi. Vendosni pikët e tij në 0 para bashkimit.',
  'payment-sale-not-on-credit':
    'Kjo faturë paguhet në arkë. Zgjidhni pagesë pa para në dorë për faturën, pastaj paguajeni këtu.',
  'payment-of-other-shops': 'Pagesa prek edhe dyqane të tjera: e anulon kush i sheh të gjitha.',
  'payment-cash-limit':
    'Këto parapagime u morën me para në dorë dhe bashkë e kalojnë kufirin e ligjit për një faturë. Kthejini me transfertë ose përdorini për fatura të tjera.',
  'payment-advance-used': 'Parapagimi i kësaj pagese është përdorur. Anuloni më parë pagesat që e përdorën.',
  'sale-issued-otherwise':
    'Kjo shitje është lëshuar tashmë me përmbajtje tjetër. Shihni faturën e lëshuar para se të lëshoni një të re.',
  'debt-not-owed': 'Vetëm një faturë pa para në dorë me shumë të papaguar mund të deklarohet borxh i keq.',
  'debt-not-due':
    'Borxhi deklarohet i keq vetëm pasi t’i ketë kaluar afati i pagesës. Prisni ditën pas afatit.',
};
