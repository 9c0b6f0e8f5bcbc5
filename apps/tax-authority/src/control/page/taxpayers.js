// The taxpayers with units, operators, tills and certificates; forms to register and issue.
import { callApi, day, element, field, moment, openForm } from './elements.js';

let search = '';

export async function taxpayersPage() {
  const list = element('section', { class: 'panel' });
  async function load() {
    const { taxpayers } = await callApi('GET', `/taxpayers?${new URLSearchParams({ search })}`);
    const none =
      search === '' ? 'Asnjë tatimpagues ende. Regjistro të parin.' : `Askush nuk përputhet me “${search}”.`;
    list.replaceChildren(
      ...(taxpayers.length > 0 ? taxpayers.map(taxpayerOf) : [element('p', { class: 'empty' }, none)]),
    );
  }
  await load();
  return [
    element(
      'div',
      { class: 'bar' },
      element('h1', {}, 'Tatimpaguesit'),
      element('input', {
        type: 'search',
        placeholder: 'Emri ose NIPT',
        'aria-label': 'Emri ose NIPT',
        value: search,
        input: (event) => {
          search = event.target.value;
          void load();
        },
      }),
      element('button', { class: 'main', click: () => registerForm(load) }, 'Regjistro tatimpagues'),
    ),
    list,
  ];
}

function taxpayerOf(taxpayer) {
  const inside = element('div', { class: 'cards' });
  const open = async (event) => {
    if (event.target.open) await showInside(inside, taxpayer);
  };
  return element(
    'details',
    { toggle: open },
    element(
      'summary',
      {},
      element('b', {}, taxpayer.name),
      element('span', { class: 'code' }, taxpayer.nuis),
      element('span', { class: 'dim' }, taxpayer.town),
      taxpayer.isActive ? null : element('span', { class: 'badge bad' }, 'Pasiv'),
      taxpayer.vatFrom ? null : element('span', { class: 'badge' }, 'Pa TVSH'),
    ),
    inside,
  );
}

const list = (title, rows, none = '') =>
  element(
    'section',
    {},
    element('h2', {}, title),
    rows.length > 0 ? element('ul', {}, rows) : element('span', { class: 'dim' }, none),
  );

const item = (code, text, isActive = true) =>
  element(
    'li',
    {},
    element('span', { class: 'code' }, code),
    element('span', { class: 'dim' }, text),
    isActive ? null : element('span', { class: 'badge' }, 'Mbyllur'),
  );

const tillText = (till) =>
  `${till.internalId} · ${till.businessUnit} · ${till.validTo ? `deri ${day(till.validTo)}` : 'pa afat'}`;

async function showInside(inside, taxpayer) {
  const { nuis, units, operators, tills, selfCareUsername } = taxpayer;
  const { certificates } = await callApi('GET', `/certificates?nuis=${nuis}`);
  const again = () => showInside(inside, taxpayer);
  const issue = element(
    'button',
    { class: 'small', click: () => issueForm(taxpayer, again) },
    'Lësho certifikatë',
  );
  const setPassword = element(
    'button',
    { class: 'small', click: () => passwordForm(taxpayer, again) },
    'Vendos fjalëkalimin',
  );
  inside.replaceChildren(
    list(
      'Njësitë e biznesit',
      units.map(({ code, name, town, isActive }) => item(code, `${name}, ${town}`, isActive)),
      'Asnjë',
    ),
    list(
      'Operatorët',
      operators.map(({ code, firstName, lastName, isActive }) =>
        item(code, `${firstName} ${lastName}`, isActive),
      ),
      'Asnjë',
    ),
    list(
      'Arkat (TCR)',
      tills.map((till) => item(till.code, tillText(till))),
      'Asnjë',
    ),
    list('Certifikatat', [
      ...certificates.map((each) => certificateOf(each, again)),
      element('li', {}, issue),
    ]),
    list('Self-Care', [
      element('li', {}, element('span', {}, selfCareUsername ?? 'pa fjalëkalim'), setPassword),
    ]),
  );
}

function certificateOf(certificate, changed) {
  const isOver = new Date(certificate.notAfter) < new Date();
  const state = certificate.revokedAt
    ? ['bad', 'Revokuar']
    : isOver
      ? ['warn', 'Skaduar']
      : ['ok', 'E vlefshme'];
  const revoke = async () => {
    if (!confirm('Të revokohet kjo certifikatë? Nuk kthehet më.')) return;
    await callApi('POST', `/certificates/${certificate.serialNumber}/revoke`);
    await changed();
  };
  return element(
    'li',
    {},
    element('span', { class: `badge ${state[0]}` }, state[1]),
    element('span', { class: 'dim' }, `deri ${moment(certificate.notAfter).slice(0, 10)}`),
    element(
      'span',
      { class: 'code dim', title: certificate.serialNumber },
      `${certificate.serialNumber.slice(0, 8)}…`,
    ),
    certificate.hasFile
      ? element(
          'a',
          {
            href: `/control/api/certificates/${certificate.serialNumber}/p12`,
            download: `${certificate.nuis}.p12`,
          },
          'p12',
        )
      : null,
    certificate.revokedAt ? null : element('button', { class: 'small danger', click: revoke }, 'Revoko'),
  );
}

const needed = { required: true };

function registerForm(done) {
  openForm(
    'Regjistro tatimpagues',
    [
      field('NIPT', {
        name: 'nuis',
        ...needed,
        pattern: '[A-Za-z][0-9]{8}[A-Za-z]',
        placeholder: 'L01234567A',
      }),
      field('Emri', { name: 'name', ...needed, maxlength: 100 }),
      field('Adresa', { name: 'address', ...needed, maxlength: 200 }),
      field('Qyteti', { name: 'town', ...needed, maxlength: 100, value: 'Tiranë' }),
      field('Në TVSH prej', { name: 'vatFrom', type: 'date' }, 'Bosh: nuk është në TVSH'),
      field('Njësia e biznesit', { name: 'unit', ...needed, value: 'Dyqani' }),
      field('Operatori', {
        name: 'operator',
        ...needed,
        pattern: '\\S+\\s+\\S.*',
        placeholder: 'Emër Mbiemër',
      }),
      field('Fjalëkalimi i Self-Care', { name: 'password' }, 'Bosh: askush nuk hyn'),
    ],
    'Regjistro',
    async ({ nuis, name, address, town, vatFrom, unit, operator, password }) => {
      const [firstName, ...lastNames] = operator.trim().split(/\s+/);
      await callApi('POST', '/taxpayers', {
        nuis,
        name,
        address,
        town,
        vatFrom: vatFrom || null,
        units: [{ name: unit }],
        operators: [{ firstName, lastName: lastNames.join(' ') }],
        ...(password ? { selfCare: { password } } : {}),
      });
      await done();
    },
  );
}

function issueForm({ nuis, name }, done) {
  openForm(
    `Certifikatë për ${name}`,
    [
      field('Fjalëkalimi i skedarit', { name: 'password', ...needed }, 'Skedari p12 hapet me të'),
      field(
        'E vlefshme deri',
        { name: 'until', type: 'date' },
        'Bosh: një vit. E kaluar: për të provuar një të skaduar',
      ),
    ],
    'Lësho dhe shkarko',
    async ({ password, until }) => {
      const notAfter = until ? { notAfter: `${until}T23:59:59+01:00` } : {};
      const { serialNumber } = await callApi('POST', '/certificates', {
        nuis,
        password,
        isNew: true,
        ...notAfter,
      });
      element('a', {
        href: `/control/api/certificates/${serialNumber}/p12`,
        download: `${nuis}.p12`,
      }).click();
      await done();
    },
  );
}

function passwordForm(taxpayer, done) {
  const { nuis, name } = taxpayer;
  openForm(
    `Self-Care i ${name}`,
    [
      field('Përdoruesi', { name: 'username', value: nuis }),
      field('Fjalëkalimi', { name: 'password', ...needed }),
    ],
    'Ruaj',
    async ({ username, password }) => {
      await callApi('PUT', `/taxpayers/${nuis}/self-care`, { password, ...(username ? { username } : {}) });
      taxpayer.selfCareUsername = (username || nuis).toLowerCase();
      await done();
    },
  );
}
