// The page behind the QR code: reads the URL, calls the API, shows the result. No framework, so that it loads fast on
// phones.

const content = document.querySelector('#content');

/** Creates an element with text or children; text is never parsed as markup. */
function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Parses `#/verify?iic=…`, percent-encoded or not; a plus stays a plus. */
function queryIn(hash) {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parameters = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name, ...rest] = pair.split('=');
    parameters[decoded(name)] = decoded(rest.join('='));
  }
  return { path: path.replace(/\/$/, ''), parameters };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const money = (amount) => {
  const [whole, cents = '00'] = amount.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return `${amount.startsWith('-') ? '−' : ''}${grouped}.${cents.padEnd(2, '0')}`;
};

/** 2026-11-16T11:00:00+01:00 → 16.11.2026 11:00:00; the API returns Tirana time. */
const moment = (text) => text.replace(/^(\d{4})-(\d{2})-(\d{2})T(.{8}).*$/, '$3.$2.$1 $4');

const differenceNames = {
  ord: 'numri rendor',
  bu: 'njësia e biznesit',
  cr: 'arka',
  sw: 'programi',
  prc: 'vlera',
};

const methods = Object.fromEntries(
  (
    'BANKNOTE Kartëmonedha e monedha|CARD Kartë|CHECK Çek|SVOUCHER Kupon|COMPANY Kartë kompanie|ORDER Porosi|' +
    'ACCOUNT Llogari bankare|FACTORING Faktoring|COMPENSATION Kompensim|TRANSFER Transferim|WAIVER Heqje dorë|' +
    'KIND Në natyrë|OTHER Tjetër'
  )
    .split('|')
    .map((pair) => [pair.split(' ', 1)[0], pair.slice(pair.indexOf(' ') + 1)]),
);

function verdict(kind, title, sentence) {
  return element('section', `verdict ${kind}`, element('h1', '', title), element('p', '', sentence));
}

function pairs(title, rows) {
  const list = element('dl', '');
  for (const [label, value, className] of rows)
    if (value) list.append(element('dt', '', label), element('dd', className ?? '', value));
  return element('section', 'panel', element('h2', '', title), list);
}

function side(title, { name, idNum, nuis, address, town }) {
  return element(
    'section',
    'panel',
    element('h2', '', title),
    element('p', 'name', name || '–'),
    element('p', 'code', idNum ?? nuis ?? ''),
    element('p', '', [address, town].filter(Boolean).join(', ')),
  );
}

function table(heads, rows) {
  const headRow = element('tr', '');
  for (const [head, className] of heads) headRow.append(element('th', className, head));
  const body = element('tbody', '');
  for (const cells of rows) {
    const row = element('tr', '');
    cells.forEach((cell, place) => row.append(element('td', heads[place][1], ...[cell].flat())));
    body.append(row);
  }
  return element('table', '', element('thead', '', headRow), body);
}

function verdictOf(differences, goodTitle, goodSentence) {
  if (differences.length === 0) return verdict('ok', goodTitle, goodSentence);
  const named = differences.map((name) => differenceNames[name] ?? name).join(', ');
  return verdict(
    'warn',
    'Kujdes: fatura e shtypur nuk përputhet',
    `Dokumenti është regjistruar, por ndryshon: ${named}. Më poshtë është ajo që është regjistruar.`,
  );
}

function ratesOf({ sameTaxes }) {
  if (sameTaxes.length === 0) return null;
  const rows = sameTaxes.map(({ vatRate, exemptFromVat, priceBeforeVat, vatAmount }) => [
    vatRate === null ? (exemptFromVat ?? '–') : `${Number(vatRate)} %`,
    money(priceBeforeVat),
    vatAmount === null ? '–' : money(vatAmount),
  ]);
  const heads = [
    ['Shkalla', ''],
    ['Vlera pa TVSH', 'number'],
    ['TVSH', 'number'],
  ];
  return section('TVSH sipas shkallës', table(heads, rows));
}

function linesOf({ items }) {
  const rows = items.map((item) => {
    const quantity = `${Number(item.quantity)} ${item.unit}`;
    const rate = item.vatRate === null ? '–' : `${Number(item.vatRate)} %`;
    const price = money(item.unitPriceAfterVat);
    const small = element('span', 'small', `${quantity} × ${price} · TVSH ${rate}`);
    return [[item.name, small], quantity, price, rate, money(item.priceAfterVat)];
  });
  const heads = [
    ['Emërtimi', ''],
    ['Sasia', 'number wide'],
    ['Çmimi', 'number wide'],
    ['TVSH', 'number wide'],
    ['Vlera', 'number'],
  ];
  return section('Artikujt', table(heads, rows));
}

function factsOf(invoice) {
  const { totalVATAmount, paymentMethods } = invoice;
  return pairs('Fatura', [
    ['Numri', invoice.invoiceNumber],
    ['Lëshuar më', moment(invoice.dateTimeCreated)],
    ['Regjistruar më', moment(invoice.dateTimeReceived)],
    ['Vlera pa TVSH', money(invoice.totalPriceWithoutVAT)],
    ['TVSH', totalVATAmount === null ? '–' : money(totalVATAmount)],
    ['Pagesa', paymentMethods.map(({ type }) => methods[type] ?? type).join(', ')],
    ['Korrigjim', invoice.correctiveInvoiceType],
    ['NIVF', invoice.fic, 'code'],
    ['NSLF', invoice.iic, 'code'],
    ['EIC', invoice.eic, 'code'],
    ['Njësia e biznesit', invoice.businessUnit, 'code'],
    ['Arka', invoice.cashRegister, 'code'],
    ['Operatori', invoice.operatorCode, 'code'],
  ]);
}

const section = (title, inside) => element('section', 'panel', element('h2', '', title), inside);
const total = (label, amount) =>
  element('section', 'panel total', element('span', '', label), element('b', '', `${money(amount)} ALL`));

function showInvoice(invoice) {
  const { seller, buyer, differences } = invoice;
  return [
    verdictOf(differences, 'Fatura është e regjistruar', 'Fatura gjendet në sistemin qendror të faturave.'),
    total('Vlera totale me TVSH', invoice.totalPrice),
    element('div', 'sides', side('Shitësi', seller), buyer ? side('Blerësi', buyer) : null),
    linesOf(invoice),
    ratesOf(invoice),
    factsOf(invoice),
  ];
}

function showNote(note) {
  const place = ({ address, city, at }) => `${address}, ${city} · ${moment(at)}`;
  const rows = note.items.map(({ name, quantity, unit }) => [name, `${Number(quantity)} ${unit}`]);
  return [
    verdictOf(
      note.differences,
      'Fatura shoqëruese është e regjistruar',
      'Dokumenti gjendet në sistemin qendror të faturave.',
    ),
    total('Vlera e mallit', note.valueOfGoods),
    side('Lëshuesi', note.issuer),
    section(
      'Malli',
      table(
        [
          ['Emërtimi', ''],
          ['Sasia', 'number'],
        ],
        rows,
      ),
    ),
    pairs('Transporti', [
      ['Numri', note.number],
      ['Lëshuar më', moment(note.dateTimeCreated)],
      ['Nisja', place(note.start)],
      ['Mbërritja', place(note.destination)],
      ['Mjeti', note.vehiclePlates, 'code'],
      ['NIVFSH', note.fwtnic, 'code'],
      ['NSLFSH', note.wtnic, 'code'],
      ['Njësia e biznesit', note.businessUnit, 'code'],
    ]),
  ];
}

const kinds = {
  '/verify': { call: 'verifyInvoice', show: showInvoice, missing: 'Nuk ka faturë të tillë' },
  '/wtn': { call: 'verifyNote', show: showNote, missing: 'Nuk ka faturë shoqëruese të tillë' },
};

async function answerTo({ path, parameters }) {
  const kind = kinds[path];
  if (kind === undefined || Object.keys(parameters).length === 0)
    return [
      verdict(
        'warn',
        'Asgjë për të verifikuar',
        'Skanoni kodin QR të faturës: adresa e tij e hap këtë faqe me të dhënat e saj.',
      ),
    ];
  const query = new URLSearchParams(parameters);
  const response = await fetch(`/invoice-check/api/${kind.call}?${query}`);
  if (response.ok) return kind.show(await response.json());
  if (response.status === 404)
    return [
      verdict(
        'bad',
        kind.missing,
        'Asnjë dokument i regjistruar nuk ka këtë kod, këtë lëshues dhe këtë kohë. Nëse sapo u lëshua pa internet, provoni sërish pas 48 orësh.',
      ),
    ];
  if (response.status === 400)
    return [verdict('bad', 'Adresa nuk është e plotë', 'Kodit QR i mungon një pjesë ose është i dëmtuar.')];
  throw new Error(String(response.status));
}

async function show() {
  content.replaceChildren(element('p', 'wait', 'Po kërkohet…'));
  try {
    const parts = await answerTo(queryIn(location.hash));
    content.replaceChildren(...parts.filter((part) => part !== null));
  } catch {
    content.replaceChildren(verdict('bad', 'Platforma nuk përgjigjet', 'Provoni sërish pas pak.'));
  }
}

addEventListener('hashchange', () => void show());
await show();
