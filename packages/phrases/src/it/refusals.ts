import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Alcuni dati non sono corretti. Controllare i campi segnati.',
  'not-found': 'Non trovato.',
  'not-permitted': 'Azione non consentita',
  'not-signed-in': 'La sessione è terminata. Accedere di nuovo.',
  'business-not-available': 'Non si ha più accesso a questa attività.',
  'first-start-needed':
    'Questa installazione non ha ancora un amministratore. Il primo super-admin si crea con il codice che il server stampa all’avvio.',
  'first-start-over': 'Questa installazione ha già il primo super-admin. Accedere con il suo account.',
  'wrong-credentials': 'I dati sono errati!',
  'too-many-attempts': 'Troppi tentativi errati. Riprovare tra 15 minuti.',
  'too-many-requests': 'Troppe richieste insieme. Riprovare tra un minuto.',
  'too-large': 'I dati inviati sono troppo grandi.',
  'disk-full':
    'Il disco del server è pieno, quindi nulla è stato modificato. Avvisare chi si occupa del server e riprovare quando ci sarà spazio.',
  'unsupported-format': 'Il formato dei dati non è riconosciuto.',
  'request-id-missing': 'Alla richiesta manca il suo identificativo (requestId).',
  'request-id-reused': 'Questo identificativo è stato usato per un’altra azione.',
  'view-name-taken': 'Esiste già un filtro con questo nome.',
  'backups-not-configured':
    'I backup non sono configurati. Impostare TEZGA_BACKUP_FOLDER e TEZGA_BACKUP_PASSPHRASE.',
  'wrong-password': 'La password attuale non è corretta.',
  'wrong-pin': 'Il codice operatore o il PIN non è corretto.',
  'wrong-code': 'Il codice non è corretto o è già stato usato. Attendere il codice successivo dell’app.',
  'second-factor-needed': 'Scrivere il codice dell’app di autenticazione.',
  'second-factor-must-enrol':
    'Questo account deve avere l’accesso in due passaggi. Attivarlo prima di continuare.',
  'second-factor-required': 'Questo account deve avere l’accesso in due passaggi: non si disattiva.',
  'second-factor-not-begun': 'L’accesso in due passaggi non è attivo. Ricominciare l’attivazione.',
  'second-factor-already-on': 'L’accesso in due passaggi è già attivo.',
  'opened-by-admin':
    'Può farlo solo il dipendente: questa sessione è stata aperta dall’amministratore della piattaforma.',
  'password-needed': 'Accedere con la password per farlo: con il PIN si lavora solo in questa attività.',
  'password-must-change':
    'La password è stata impostata da qualcun altro. Sceglierne una nuova prima di continuare.',
  'password-same': 'Scegliere una password diversa da quella attuale.',
  'code-not-valid': 'Questo codice non è più valido. Chiederne uno nuovo.',
  'too-soon': 'Il codice è stato appena inviato. Aspettare un minuto prima di richiederlo.',
  'too-many-codes': 'Sono stati chiesti troppi codici. Riprovare tra un’ora.',
  'contact-taken': 'Questo contatto appartiene a un altro account.',
  'reset-not-asked': 'A questo account non è stato chiesto di cambiare la password.',
  'user-owns-business': 'Questo utente è titolare di un’attività e non può essere eliminato.',
  'user-is-self': 'Non è possibile eliminare il proprio account.',
  'role-name-taken': 'Esiste già un ruolo con questo nome.',
  'role-in-use': 'Alcuni dipendenti hanno questo ruolo. Assegnare loro un altro ruolo, poi eliminare questo.',
  'role-fixed':
    'Il ruolo del titolare non si modifica, non si elimina e non si assegna; i ruoli OP e AP non si eliminano.',
  'admin-role-fixed':
    'Il ruolo root ha sempre tutti i diritti: non si aggiunge, non si modifica e non si elimina.',
  'admin-role-in-use':
    'Questo ruolo è assegnato ad alcuni amministratori. Assegnare loro un altro ruolo, poi eliminare questo.',
  'admin-role-deleted':
    'Il ruolo di questo amministratore è stato eliminato. Scegliere un altro ruolo nella sua pagina e riaprire lì l’account.',
  'own-rights': 'Nessuno modifica i propri diritti. Chiedere a un altro amministratore.',
  'employee-is-owner': 'Il titolare dell’attività non può essere modificato o eliminato tra i dipendenti.',
  'employee-already-there': 'Questa persona lavora già in questa attività.',
  'operator-code-taken': 'Questo codice operatore appartiene a un altro dipendente.',
  'changed-meanwhile': 'Qualcun altro l’ha modificato nel frattempo. Riaprirlo e rifare la modifica.',
  'contract-already-signed': 'Il contratto è già stato firmato.',
  'contract-template-changed': 'Il contratto è cambiato nel frattempo. Rileggerlo prima di accettarlo.',
  'sku-taken': 'Questo codice SKU è già usato.',
  'barcode-taken': 'Questo codice a barre è già usato.',
  'recipe-circle': 'Un articolo non può essere composto da sé stesso, nemmeno attraverso i suoi ingredienti.',
  'recipe-too-deep': 'La ricetta ha più di 5 livelli di ingredienti. Semplificarla.',
  'article-in-recipe': 'L’articolo è un ingrediente di un altro. Toglierlo da lì, poi eliminarlo.',
  'category-name-taken': 'Esiste già una categoria con questo nome.',
  'unit-name-taken': 'Esiste già un’unità con questo nome.',
  'unit-in-use': 'Alcuni articoli usano questa unità. Dare loro un’altra unità, poi eliminare questa.',
  'unit-last': 'Deve restare almeno un’unità.',
  'currency-already-there': 'Questa valuta è già stata aggiunta.',
  'currency-not-there': 'Questa valuta non è tra quelle dell’attività.',
  'currency-in-use': 'Articoli o conti bancari usano questa valuta: non si può eliminare.',
  'currency-base': 'Il lek è la valuta di base: il suo cambio è sempre 1.',
  'customer-code-taken': 'Questo codice cliente è già usato.',
  'account-already-there': 'Questo conto bancario è già stato aggiunto.',
  'shop-name-taken': 'Esiste già un negozio con questo nome.',
  'business-unit-taken': 'Questo codice dell’unità è di un altro negozio.',
  'business-unit-registered':
    'Un dispositivo di questo negozio è registrato presso l’amministrazione fiscale con il codice dell’unità. Per cambiarlo, togliere i codici TCR dei dispositivi del negozio e registrarli di nuovo.',
  'shop-last': 'Almeno un negozio deve restare visibile.',
  'nipt-taken': 'Un’altra attività ha già questo NIPT.',
  'business-has-open-documents':
    'L’attività ha documenti rifiutati o non inviati. Inviarli o correggerli, poi eliminarla.',
  'shop-in-use': 'Il negozio ha dispositivi o dati e non si può eliminare. Nasconderlo dagli elenchi.',
  'till-name-taken': 'Esiste già un dispositivo con questo nome in questo negozio.',
  'tcr-code-taken': 'Un’altra cassa ha questo codice TCR.',
  'tcr-number-taken': 'Un altro dispositivo dell’azienda ha già questo numero TCR.',
  'device-in-use': 'Il dispositivo ha documenti e non può essere eliminato.',
  'device-not-attached': 'Il dispositivo non è collegato a nessun dispositivo fisico.',
  'device-needs-detaching':
    "L'identificativo non si può svuotare qui. Scollegare il dispositivo nell'elenco dei dispositivi e indicare il motivo.",
  'device-registered':
    'Il dispositivo è registrato presso l’amministrazione fiscale con il suo negozio e numero TCR. Per cambiarli, togliere il codice TCR e registrarlo di nuovo.',
  'sim-card-taken': 'Un’altra azienda ha questa carta SIM.',
  'comment-files-full':
    'I file dei commenti di questa attività hanno raggiunto il limite. Scrivere il commento senza file o con file più piccoli.',
  'image-not-valid': 'L’immagine è danneggiata o non è leggibile. Sceglierne un’altra.',
  'image-too-large': 'L’immagine ha più di 2000 × 2000 pixel. Sceglierne una più piccola.',
  'statement-too-long': 'L’estratto conto ha più di 3000 righe. Scegliere un periodo più breve.',
  'print-too-heavy': 'Il documento non era pronto in tempo. Riprovare con meno documenti insieme.',
  'file-not-valid': 'Il file deve essere pdf, png, jpeg o csv.',
  'attachment-not-valid':
    'Il contenuto del file non è del tipo indicato dal nome. Sono ammessi pdf, png, jpeg, csv, xlsx e ods.',
  'password-check-needed': 'Scrivere la propria password per vederlo.',
  'import-over': 'Questa importazione non si può più annullare: sono passate 24 ore.',
  'import-undone': 'Questa importazione è già stata annullata.',
  'certificate-file-too-large':
    'Il file è troppo grande per un certificato. Scegliere il file .p12 ricevuto da e-Albania.',
  'certificate-file-not-pkcs12':
    'Questo file non è un certificato .p12. Scegliere il file .p12 o .pfx ricevuto da e-Albania.',
  'certificate-file-damaged':
    'Il file del certificato è danneggiato o incompleto. Scaricarlo di nuovo da e-Albania.',
  'certificate-file-wrong-password':
    'La password del file non è giusta. Scrivere quella scelta al ricevimento del certificato.',
  'certificate-file-unsupported-protection':
    'Il file è protetto in un modo che non si conosce. Scaricarlo di nuovo da e-Albania.',
  'certificate-file-slow': 'La lettura del file è durata troppo. Riprovare tra poco.',
  'certificate-file-no-key':
    'Il file non contiene la chiave del certificato. Scegliere il file .p12 intero, non il solo certificato.',
  'certificate-file-key-not-rsa':
    'La chiave nel file non è RSA a 2048 bit, come la vuole il fisco. Richiedere un certificato di fiscalizzazione su e-Albania.',
  'certificate-file-no-certificate':
    'Il file ha una chiave, ma nessun certificato. Scaricarlo di nuovo da e-Albania.',
  'certificate-file-no-matching-certificate':
    'Il certificato nel file non appartiene alla chiave che lo accompagna. Scaricarlo di nuovo da e-Albania.',
  'certificate-not-yet-valid': 'Il certificato non è ancora valido. Contattare l’assistenza di Tezga.',
  'certificate-expired':
    'Il certificato è scaduto. Richiederne uno nuovo su e-Albania o contattare l’assistenza di Tezga.',
  'certificate-wrong-environment': 'Il certificato non è quello giusto!',
  'certificate-other-business':
    'Il certificato è di un’altra azienda: il NIPT che contiene è un altro. Scegliere quello di questa azienda.',
  'certificate-ends-earlier':
    'Il certificato in uso vale più a lungo di questo, quindi non è stato sostituito. Scegliere un altro file o confermare la sostituzione.',
  'certificate-missing':
    'L’azienda non ha un certificato. Caricarlo in Impostazioni, Certificato, poi riprovare.',
  'no-managed-certificate':
    'Il registro del fisco si legge con il certificato di un’azienda, e nessuna delle aziende gestite ne ha ancora uno valido. Scrivere i dati a mano.',
  'clock-away':
    'L’orologio del server è troppo lontano da quello del fisco, perciò non si emette alcun documento. L’amministratore deve regolarlo; l’emissione riprende da sola appena è giusto.',
  'clock-was-ahead':
    'L’orologio del server è stato avanti: l’ultimo documento di questa serie porta un’ora che deve ancora venire. L’amministratore deve controllare l’orologio.',
  'tax-authority-unreachable': 'Il sistema del fisco ora non risponde. Riprovare fra poco.',
  'tax-authority-refused':
    'Il fisco ha respinto la domanda. Riprovare; se succede ancora, avvisare il team di Tezga.',
  'self-care-password-missing':
    'L’attività non ha salvato la password di Self-Care. Salvarla nelle Impostazioni, poi riprovare.',
  'self-care-password-wrong':
    'Self-Care non ha accettato la password salvata. Salvare quella nuova nelle Impostazioni, poi riprovare.',
  'self-care-typed-password-wrong':
    'Self-Care non ha accettato il nome o la password indicati. Controllarli e riprovare.',
  'self-care-session-over': 'La sessione di Self-Care è terminata. Entrare di nuovo con nome e password.',
  'self-care-unreachable': 'Self-Care non risponde in questo momento. Riprovare tra poco.',
  'self-care-refused': 'Self-Care non ha accettato la richiesta. Controllare i dati e riprovare.',
  'self-care-operator-missing':
    'In Self-Care non c’è un operatore con questo codice. Controllare il codice o indicare il numero personale per crearlo.',
  'till-not-registered':
    'Questa cassa non ha ancora un codice TCR. Inserirlo nelle impostazioni, punti vendita.',
  'drawer-already-open':
    'Il cassetto di questa cassa è già aperto oggi. Aggiungere o prelevare denaro con un deposito o un prelievo.',
  'drawer-not-open': 'Il cassetto di questa cassa non è aperto oggi. Dichiarare prima il saldo iniziale.',
  'till-of-other-shop': 'Questo operatore non lavora nel negozio di questa cassa.',
  'till-on-other-device':
    'Questa cassa è collegata a un altro dispositivo. Può sostituirlo chi ha diritto alle configurazioni.',
  'drawer-short': 'Nel cassetto non c’è tanto denaro.',
  'drawer-changed': 'Nel frattempo il cassetto è cambiato. Contare di nuovo.',
  'stock-insufficient': 'Non c’è giacenza sufficiente per questa vendita.',
  'operator-code-missing': 'Manca il codice operatore; lo imposta chi gestisce i dipendenti.',
  'business-unit-missing': 'Al negozio manca il codice dell’unità; impostarlo tra i negozi.',
  'shop-address-missing': 'Al negozio mancano l’indirizzo o la città; scriverli tra i negozi.',
  'client-not-verified':
    'Questa cassa richiede un cliente verificato: il NIPT non è nel registro del fisco. Controllare il NIPT.',
  'customer-needed': 'Questa cassa vende solo con un cliente scelto.',
  'nothing-to-correct': 'Di questa fattura non resta nulla da correggere.',
  'order-already-used': 'Questo ordine fa già parte di una fattura riepilogativa. Correggere quella.',
  'order-not-open':
    'Una delle fatture scelte non è un ordine aperto: è stata pagata in altro modo o corretta per intero.',
  'orders-differ':
    'Questi ordini non si possono riepilogare insieme: devono avere la stessa valuta, lo stesso cambio, la stessa IVA e lo stesso pagamento.',
  'summary-too-long':
    'Questi ordini sono più di quanti ne contiene una fattura. Riepilogarli in due o più fatture.',
  'advance-already-used': 'Questo acconto è già stato scalato in una fattura finale.',
  'debt-given-up': 'Il credito di questa fattura è già stato dichiarato inesigibile.',
  'invoice-refused':
    'Il fisco non ha accettato la fattura, perciò non si può né correggere né riepilogare. Correggerne i dati e reinviarla tra quelle in attesa, oppure toglierla dai libri.',
  'original-refused':
    'La fattura che essa annulla non è mai stata accettata dal fisco, perciò neanche questa viene inviata.',
  'retract-not-refused':
    'La fattura non è più rifiutata: nel frattempo è stata inviata, il fisco l’ha accettata, o è già fuori dai libri.',
  'retract-correction':
    'Questa fattura ne corregge un’altra, perciò non si può togliere dai libri. Correggerne i dati e reinviarla tra quelle in attesa.',
  'retract-summary':
    'Questa fattura riepiloga ordini che il fisco ha accettato, perciò non si può togliere dai libri. Correggerne i dati e reinviarla tra quelle in attesa.',
  'retract-referred': 'Un’altra fattura si riferisce a questa, perciò non si può togliere dai libri.',
  'retract-may-be-known':
    'Il fisco potrebbe aver accettato la fattura senza che ne sapessimo nulla. Reinviarla prima; toglierla dai libri solo se viene rifiutata per il suo contenuto.',
  'invoice-number-taken':
    'Un’altra fattura ha lo stesso numero con questo codice TCR. Controllare i codici TCR delle casse, poi riprovare.',
  'vat-status-changed': 'La fattura ha l’IVA e l’azienda non vi è più soggetta: non si può correggere qui.',
  'note-issued-otherwise':
    'Questo documento di trasporto è già stato emesso con altri dati. Guardarlo nell’elenco prima di emetterne uno nuovo.',
  'stocktake-not-open': 'Questo inventario è chiuso o annullato; non vi si conta più.',
  'stocktake-already-open': 'Il negozio ha un inventario precedente aperto: prima lo si chiude o annulla.',
  'stocktake-other-article': 'Nessun articolo di questo inventario ha questo codice.',
  'transfer-completed': 'Il trasferimento è già completato.',
  'transfer-cancelled': 'Il trasferimento è già annullato.',
  'transfer-of-other-shop': 'Il documento di trasporto lo emette il negozio da cui parte la merce.',
  'document-not-edited':
    'Un documento di questo tipo non si modifica dopo la registrazione. Correggerlo con un nuovo documento.',
  'document-posted-otherwise':
    'Questo documento è già stato registrato con altri dati. Guardarlo nell’elenco prima di registrarne uno nuovo.',
  'payment-provider-missing':
    'I pagamenti online non sono ancora attivi in questa installazione. Chiedere a chi segue l’azienda.',
  'payment-provider-unreachable':
    'Il fornitore dei pagamenti non ha risposto. Se il pagamento è stato approvato, non pagare di nuovo: lo verifichiamo noi entro pochi minuti.',
  'payment-declined':
    'Il fornitore dei pagamenti ha rifiutato il pagamento e non ha preso denaro. Provare un’altra carta o un altro conto.',
  'payment-not-approved':
    'Il pagamento non è ancora approvato nella pagina del fornitore. Non è stato preso denaro.',
  'payment-issuer-missing':
    'L’azienda che emette le fatture della piattaforma non è pronta: controllare ONLINE_PAYMENTS_ISSUER, la cassa, l’operatore e il cambio.',
  'payment-made-otherwise':
    'Con questo identificativo è stato registrato un altro pagamento. Aprire i pagamenti e controllare.',
  'payment-exceeds-open':
    'Il pagamento supera quanto resta da pagare. Ridurre l’importo o tenere il resto come anticipo.',
  'payment-nothing-open': 'Non c’è nulla di aperto da pagare.',
  'payment-reversed-already': 'Questo pagamento è già stato stornato.',
  'purchase-paid': 'Questo acquisto è pagato. Annullare prima i pagamenti, poi cambiare il fornitore.',
  'purchase-received': 'La merce di questo acquisto è in magazzino, quindi l’uso e l’IVA non cambiano.',
  'purchase-without-pdf': 'Questo acquisto non ha un PDF.',
  'entry-of-purchase': 'Questa entrata ha un acquisto, quindi la sua causale non cambia.',
  'client-credit-not-configured':
    'Il credito cliente non è configurato. Impostare nelle configurazioni il valore di un punto in lek.',
  'client-credit-short': 'Il credito del cliente non basta per questo importo.',
  'client-credit-left':
    'Uno dei clienti da unire ha ancora un credito. Portare i suoi punti a 0 prima dell’unione.',
  'payment-sale-not-on-credit':
    'Questa fattura si paga alla cassa. Scegliere per la fattura un pagamento non in contanti, poi pagarla qui.',
  'payment-of-other-shops': 'Il pagamento riguarda anche altri negozi: lo annulla chi li vede tutti.',
  'payment-cash-limit':
    'Questi acconti sono stati presi in contanti e insieme superano il limite di legge per una fattura. Rimborsarli con bonifico o usarli per altre fatture.',
  'payment-advance-used':
    'L’anticipo di questo pagamento è stato usato. Stornare prima i pagamenti che lo hanno usato.',
  'sale-issued-otherwise':
    'Questa vendita è già stata emessa con un altro contenuto. Guardare la fattura emessa prima di emetterne una nuova.',
  'debt-not-owed':
    'Solo una fattura senza contanti con qualcosa ancora da pagare può essere dichiarata inesigibile.',
  'debt-not-due':
    'Un credito può essere dichiarato inesigibile solo dopo la scadenza del pagamento. Attendere il giorno dopo.',
};
