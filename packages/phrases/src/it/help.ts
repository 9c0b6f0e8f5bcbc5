import type { Phrases } from '../phrases.ts';

export const help: Phrases['help'] = {
  title: 'Aiuto',
  about: 'Su questa pagina',
  keys: 'Tasti ovunque',
  keyNames: {
    palette: 'Cerca ovunque: pagine, articoli, clienti, fatture',
    create: 'Crea qualcosa di nuovo',
    save: 'Salva il modulo',
    close: 'Chiudi o annulla',
    help: 'Questo aiuto; in un elenco, i suoi tasti',
  },
  contact: 'Nessuna risposta qui? Chiedere a chi segue l’azienda.',
  atDoor: {
    title: 'Aiuto per l’accesso',
    back: 'Torna all’accesso',
    lines: [
      'Entrare con l’e-mail o il telefono comunicati all’azienda e con la propria password.',
      'Password dimenticata? Scegliere «Password dimenticata?»: il codice arriva per e-mail o SMS.',
      'Nessun account? È il titolare ad aggiungere le persone in Dipendenti; le nuove aziende le apre un rivenditore o un amministratore di Tezga.',
      'Accesso in due passaggi? Dopo la password scrivere le 6 cifre dell’app o un codice di recupero.',
    ],
  },
  terms: {
    title: 'Termini e condizioni',
    none: 'Nessun contratto di servizio è ancora in vigore.',
    failed: 'I termini non sono stati letti',
  },
  firstSteps: {
    title: 'Primi passi',
    hint: 'Quando sono tutti fatti, le fatture vengono fiscalizzate e i numeri compaiono qui da soli.',
    done: 'fatto',
    certificate: 'Caricare il certificato che firma le fatture',
    shop: 'Inserire il codice dell’unità aziendale di un negozio',
    till: 'Registrare una cassa presso il fisco',
    operator: 'Assegnarsi un codice operatore',
    article: 'Aggiungere o importare gli articoli',
    invoice: 'Emettere la prima fattura',
    open: 'Apri',
  },
  screens: {
    dashboard:
      'I numeri di oggi e del periodo scelto. Ogni numero apre le fatture che conta; «Richiede attenzione» mostra che cosa c’è da fare, con un’azione.',
    receipts:
      'Tutte le fatture emesse. Filtrare con le etichette in alto, selezionare righe da stampare o scaricare, aprire una fattura per correggerla.',
    newInvoice:
      'Scrivere l’articolo o leggere il codice a barre, Invio lo aggiunge; «3*banane» ne aggiunge tre. Ctrl+Invio emette la fattura e il NIVF arriva da solo.',
    waiting:
      'Fatture che il fisco non ha ancora preso, con le ore rimaste delle 48. Quelle in attesa ripartono da sole; quelle rifiutate vanno corrette.',
    orders: 'Ordini aperti: selezionare quelli pagati insieme e riunirli in una fattura riepilogativa.',
    centralInvoices:
      'Le e-fatture che ha la piattaforma centrale, inviate e ricevute, con il loro stato. Quelle ricevute si accettano o si rifiutano.',
    wtn: 'I documenti di accompagnamento viaggiano con la merce e vanno al fisco prima della partenza.',
    sales: 'Il profitto di ogni fattura: vendita senza IVA, costo e margine.',
    draftPayments:
      'Qui si vede che cosa c’è da pagare a Tezga e che cosa è stato pagato. Un pagamento in attesa viene ricordato all’accesso; il promemoria può aspettare fino alla fine della giornata.',
    purchases:
      'Le fatture ricevute dai fornitori. Qui si accettano o si rifiutano le e-fatture in attesa di risposta.',
    articles:
      'Che cosa si vende: prezzo, IVA, codice a barre e prezzi per negozio. Gli elenchi lunghi entrano prima con l’importazione.',
    category: 'Le categorie raggruppano gli articoli alla cassa e nei rapporti.',
    customers: 'Clienti con NIPT e indirizzo, trovati in fattura con due lettere.',
    payments:
      'Chi deve all’azienda e a chi deve l’azienda, con l’età del debito. Una riga apre la scheda: lì si paga, si rimborsa, si usano gli anticipi e si storna un pagamento.',
    cashRegister:
      'Il denaro del cassetto: apertura del giorno, versamenti e prelievi. Senza apertura non si vende in contanti.',
    journal: 'Le registrazioni che i documenti scrivono da soli, in dare e avere.',
    settings:
      'Dati dell’azienda, negozi, casse, certificato, IVA e stampa. Cercare un’impostazione per nome in alto.',
    employees: 'Chi lavora qui, con quale ruolo e in quali negozi.',
    roles: 'Il ruolo dice che cosa vede e modifica un dipendente; l’anteprima accanto mostra il suo menu.',
    activity: 'Chi ha fatto che cosa, e quando.',
    accounts: 'I conti bancari sulle fatture non in contanti.',
    shops: 'I negozi con il codice dell’unità aziendale, che sta su ogni fattura.',
    account: 'I propri dati, la password, l’accesso in due passaggi e i dispositivi collegati.',
    warehouse:
      'Documenti di magazzino, giacenza per negozio, inventari e valore della merce. Ogni quantità apre i movimenti che l’hanno fatta.',
    reports:
      'Le cifre delle vendite per il periodo scelto, confrontate con quello precedente. Aprire una riga per vedere le sue fatture; esportare in CSV, XLSX o PDF.',
    stockReports:
      'Che cosa è entrato in magazzino e che cosa ne è uscito, per articolo e dipendente, con quantità e valore.',
    businesses:
      'Le imprese gestite: cercare per nome o NIPT; la pagina di un’impresa ha negozi, dispositivi, persone, contratto e fatture in attesa.',
    fleet:
      'I dispositivi di tutte le imprese, prima quelli che richiedono qualcuno: ultimo contatto, documenti non inviati, certificato, orologio e scheda SIM.',
    selfCare:
      'Che cosa ha Self-Care, il portale del fisco, di un’impresa: dati, operatori e unità, confrontati con i dipendenti e i negozi di qui.',
    backups:
      'I backup e le prove di ripristino: quando sono stati fatti, quanto sono grandi e che cosa non è andato.',
    admins:
      'Super admin e rivenditori: chi entra, con quale ruolo e dove è collegato ora. Nessuno dà più di quanto ha.',
    adminRoles:
      'Il ruolo dice quali aree della piattaforma un amministratore vede o modifica; un livello sopra il proprio non si dà.',
    other: 'Cercare con Ctrl K ciò che serve, o scegliere una pagina nel menu a sinistra.',
  },
};
