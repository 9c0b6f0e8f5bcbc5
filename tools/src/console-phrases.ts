type DemoLogin = { name: string; username: string; password: string };

/** All texts that the launcher prints. */
export const consolePhrases = {
  database: {
    noBinaries: (platform: string) =>
      `Baza e të dhënave e integruar nuk ekziston për ${platform}. Vendosni DATABASE_URL për të përdorur një server PostgreSQL.`,
    linksNotWritable: (folder: string) =>
      `Mungojnë lidhjet e bibliotekave të PostgreSQL-së dhe dosja ${folder} nuk mund të shkruhet. Jepni leje shkrimi ose ekzekutoni «npm ci» me skriptet e instalimit të ndezura.`,
    alreadyRunning: (folder: string, pid: number) =>
      `Të dhënat në ${folder} janë në përdorim nga procesi ${pid}. Ndaleni atë ose zgjidhni një dosje tjetër me TEZGA_DATA.`,
    folderNotWritable: (folder: string) =>
      `Dosja ${folder} nuk mund të shkruhet nga ky përdorues. Ndryshoni pronësinë e saj ose zgjidhni një dosje tjetër me TEZGA_DATA.`,
    noWayAsRoot: (folder: string) =>
      `PostgreSQL nuk punon si root dhe në ${folder} nuk u gjet asnjë mënyrë tjetër. Ekzekutojeni si përdorues i zakonshëm ose vendosni DATABASE_URL.`,
    initFailed: (output: string) => `Krijimi i bazës së të dhënave dështoi:\n${output}`,
    startFailed: (logTail: string) =>
      `Baza e të dhënave nuk u hap. Rreshtat e fundit të regjistrit të saj:\n${logTail}`,
    noData: (folder: string) =>
      `Në ${folder} nuk ka të dhëna. Zgjidhni një dosje tjetër me TEZGA_DATA ose një server me DATABASE_URL.`,
    unreachable: (why: string) => `Baza e të dhënave (DATABASE_URL) nuk përgjigjet: ${why}`,
    creating: 'Po krijohet baza e të dhënave…',
    stoppingLeftover: 'Po mbyllet një bazë të dhënash e mbetur hapur nga hera e kaluar…',
    stillStarting: 'Baza e të dhënave po rikuperohet, prisni pak…',
  },
  secrets: {
    keyLost: (file: string) =>
      `Mungon çelësi SECRETS_KEY te ${file}, por baza e të dhënave ka tashmë të dhëna të koduara me të. Riktheni skedarin nga kopja rezervë ose vendosni SECRETS_KEY; një çelës i ri nuk do t'i hapte dot.`,
    damaged: (file: string) =>
      `Skedari ${file} është i dëmtuar: duhet të jetë JSON me TOKEN_SECRET (të paktën 32 shenja) dhe SECRETS_KEY (32 bajte në base64). Rikthejeni nga kopja rezervë ose vendosni TOKEN_SECRET dhe SECRETS_KEY.`,
    tokenSecretMade: 'TOKEN_SECRET mungonte dhe u krijua i ri: të gjithë duhet të hyjnë sërish.',
  },
  disk: {
    full: (folder: string) => `Nuk ka më vend në disk te ${folder}. Lironi vend dhe niseni sërish.`,
    notAFolder: (path: string) => `${path} nuk është dosje. Zgjidhni një dosje tjetër me TEZGA_DATA.`,
    forbidden: (path: string) =>
      `Ky përdorues nuk ka të drejtë mbi ${path}. Ndryshoni pronësinë ose zgjidhni një dosje tjetër me TEZGA_DATA.`,
  },
  proof: {
    right: 'Totalet e mbajtura janë ato që thonë dokumentet.',
    wrong: (count: number, isCut: boolean) =>
      `Totale që nuk janë ato që thonë dokumentet: ${count}${isCut ? ' ose më shumë' : ''}.`,
    notKept: 'nuk mbahet',
    notDocumented: 'nuk e thotë asnjë dokument',
    differs: (figure: string, kept: bigint, documented: bigint) =>
      `${figure} mbahet ${kept}, dokumentet thonë ${documented}`,
    figures: {
      count: 'numri',
      quantity: 'sasia',
      withoutVat: 'shuma pa TVSH',
      vat: 'TVSH-ja',
      withVat: 'shuma me TVSH',
      cost: 'kostoja',
    },
  },
  secondFactor: {
    usage: 'Përdorimi: node tools/run.mjs reset-second-factor <emri i përdoruesit>',
    reset: (username: string) =>
      `Faktori i dytë dhe kodet e rikuperimit të ${username} u hoqën, dhe seancat e hapura u mbyllën. Tani hyn vetëm me fjalëkalim.`,
    'no-person': (username: string) => `Nuk ka asnjë përdorues me emrin «${username}». Asgjë nuk u ndryshua.`,
    'no-factor': (username: string) => `${username} nuk ka faktor të dytë. Asgjë nuk u ndryshua.`,
  },
  backup: {
    usage: 'Përdorimi: node tools/run.mjs backup <dosja>',
    restoreUsage: 'Përdorimi: node tools/run.mjs restore <kopja> [--into <DATABASE_URL>]',
    rehearseUsage: 'Përdorimi: node tools/run.mjs rehearse [<dosja>], ose vendosni TEZGA_BACKUP_FOLDER.',
    taking: 'Po merret kopja rezervë…',
    taken: (file: string, megabytes: string, rows: number, seconds: string) =>
      `Kopja rezervë u mor: ${file} (${megabytes} MB, ${rows} rreshta, ${seconds} s).`,
    rehearsing: 'Po provohet kthimi i kopjes më të re…',
    rehearsed: (file: string, rows: number, seconds: string) =>
      `Kthimi u provua: ${file}, ${rows} rreshta, të njëjtët me ata të kopjuar (${seconds} s).`,
    checking: 'Po kontrollohet dhe po kthehet kopja rezervë…',
    restored: (rows: number, takenAt: string, seconds: string) =>
      `Kopja e marrë më ${takenAt} u kthye: ${rows} rreshta, të njëjtët me ata të kopjuar (${seconds} s).`,
    secretsWritten: (file: string) => `Sekretet u shkruan në ${file}.`,
    secretsThere: 'Sekretet e këtij serveri i hapin të dhënat e kthyera; ato nuk u ndryshuan.',
    secretsMissing: (file: string) =>
      `Sekretet nuk u gjetën në ${file}. Pa to kopja nuk do të kthehej e plotë: vendosni TOKEN_SECRET dhe SECRETS_KEY, ose TEZGA_DATA.`,
    secretsDiffer: (place: string) =>
      `SECRETS_KEY në ${place} nuk është çelësi i kopjes, dhe me të të dhënat e kthyera nuk hapen. Hiqeni, shtoni çelësin e kopjes, ose zgjidhni një dosje tjetër me TEZGA_DATA.`,
    wrongDiskLow: (text: string) => `DISK_LOW_MB duhet të jetë një numër i plotë, të paktën 1, jo «${text}».`,
    problems: {
      'passphrase-missing':
        'Vendosni TEZGA_BACKUP_PASSPHRASE: me të enkriptohet kopja rezervë, dhe pa të nuk kthehet.',
      'passphrase-short': 'TEZGA_BACKUP_PASSPHRASE duhet të ketë të paktën 12 shenja.',
      'passphrase-wrong':
        'Kopja është enkriptuar me një frazë tjetër, ose fillimi i skedarit është i dëmtuar. Asgjë nuk u kthye.',
      'secrets-key-wrong':
        'SECRETS_KEY nuk i hap sekretet e ruajtura në këtë bazë të dhënash, prandaj kopja nuk do të vlente dhe nuk u mor. Vendosni SECRETS_KEY me të cilin punon serveri, ose hiqeni që të lexohet nga secrets.json.',
      'not-a-backup': 'Skedari nuk është kopje rezervë e Tezgës. Asgjë nuk u kthye.',
      damaged: 'Skedari i kopjes është i dëmtuar ose i paplotë. Asgjë nuk u kthye.',
      'newer-version':
        'Kopja është e një versioni tjetër, më të ri, të Tezgës. Kthejeni me atë version. Asgjë nuk u kthye.',
      'not-empty':
        'Baza e të dhënave ku duhet të kthehet kopja nuk është bosh. Zgjidhni një dosje të re me TEZGA_DATA ose një bazë bosh me --into. Asgjë nuk u ndryshua.',
      'no-backup': 'Kopja rezervë nuk u gjet.',
      'content-differs': 'Ajo që u kthye nuk është e njëjtë me atë që u kopjua, prandaj u hoq përsëri.',
      'folder-unusable': 'Dosja nuk ekziston ose nuk mund të shkruhet.',
      'disk-full': 'Në disk nuk ka vend të mjaftueshëm.',
      'no-permission':
        'Përdoruesi i bazës së të dhënave nuk ka të drejtën e nevojshme: duhet pronari i saj, dhe për provën e kthimit CREATEDB.',
      'already-running': 'Një kopje ose provë tjetër është duke u bërë.',
      interrupted: 'U ndërpre para se të mbaronte.',
      failed: 'Ndodhi një gabim i papritur.',
    },
  },
  build: {
    building: (app: string) => `Po ndërtohet ${app}…`,
    failed: (app: string, output: string) => `Ndërtimi i ${app} dështoi:\n${output}`,
  },
  launch: {
    part: { owner: 'pronar', operator: 'operator', superAdmin: 'super-admin', reseller: 'shitës' },
    wrongPort: (name: string, text: string) =>
      `${name} duhet të jetë një numër nga 1 deri në 65535, jo «${text}».`,
    wrongDemo: (text: string) => `TEZGA_DEMO duhet të jetë 0 ose 1, jo «${text}».`,
    portInUse: (port: number, name: string) =>
      `Porta ${port} është e zënë. Mbyllni programin që e përdor ose zgjidhni një tjetër me ${name}.`,
    portForbidden: (port: number, name: string) =>
      `Ky përdorues nuk ka të drejtë të përdorë portën ${port}. Zgjidhni një tjetër me ${name}.`,
    startFailed: (name: string, exitCode: number) => `${name} nuk u nis: u mbyll me kodin ${exitCode}.`,
    program: {
      server: 'Serveri',
      worker: 'Procesi i punëve',
      standIn: 'Zëvendësuesi i administratës tatimore',
      paymentProvider: 'Zëvendësuesi i ofruesit të pagesave',
      screens: 'Serveri i faqeve',
      database: 'Baza e të dhënave',
    },
    restarting: (name: string, exitCode: number, seconds: number) =>
      `${name} u mbyll papritur (kodi ${exitCode}). Niset sërish pas ${seconds} s.`,
    restarted: (name: string) => `${name} punon sërish.`,
    standInOnly: (port: number) =>
      `Dokumentet fiskale i shkojnë zëvendësuesit të administratës tatimore në këtë makinë (porta ${port}): janë vetëm provë. Vendosni TAX_AUTHORITY_URL për t'i fiskalizuar.`,
    noTaxAuthority:
      'TAX_AUTHORITY_URL nuk është vendosur: dokumentet fiskale presin dhe nuk fiskalizohen. Vendoseni, ose vendosni TAX_AUTHORITY_PORT për të provuar me zëvendësuesin e administratës tatimore.',
    welcome: (address: string, logins: readonly DemoLogin[], notes: readonly string[]) =>
      [
        '',
        `  Tezga është gati: ${address}`,
        '',
        ...demoLogins(logins),
        ...notes.flatMap((note) => [`  ${note}`, '']),
        '  Ctrl-C e ndal.',
        '',
      ].join('\n'),
  },
  browser: {
    installing: 'Po instalohet shfletuesi për provat…',
    notThere: (path: string) => `CHROMIUM_PATH nuk tregon një program: ${path}`,
    notInstalled: 'Shfletuesi për provat nuk u instalua. Instaloni Chromium ose vendosni CHROMIUM_PATH.',
  },
} as const;

function demoLogins(logins: readonly DemoLogin[]): string[] {
  if (logins.length === 0) return [];
  const nameWidth = Math.max(...logins.map(({ name }) => name.length));
  const usernameWidth = Math.max(...logins.map(({ username }) => username.length));
  const rows = logins.map(
    ({ name, username, password }) =>
      `    ${name.padEnd(nameWidth)}  ${username.padEnd(usernameWidth)}  ${password}`,
  );
  return ['  Hyrjet e provës:', ...rows, ''];
}
