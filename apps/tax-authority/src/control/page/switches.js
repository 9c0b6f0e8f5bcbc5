// The switches that simulate failures of the platform.
import { callApi, element, field } from './elements.js';

export const allOff = {
  down: 'no',
  slowMs: 0,
  dropReply: false,
  dropPercent: 0,
  serverFault: null,
  nextCode: null,
  nextRequest: null,
  clockSkewMinutes: 0,
  selfCareSlowStartMs: 0,
};

/** `changed` receives every new state; `again` reloads the page. */
export async function switchesPage(changed, again) {
  const { switches } = await callApi('GET', '/switches');
  const note = element('span', { class: 'dim', role: 'status' });
  const save = async (wanted, text) => {
    try {
      changed(await callApi('PUT', '/switches', wanted));
      note.textContent = text;
    } catch (problem) {
      note.textContent = problem.message;
    }
  };
  const submit = (event) => {
    event.preventDefault();
    void save(wantedIn(new FormData(event.target)), 'U ruajt.');
  };
  const turnOff = async () => {
    await save(allOff, '');
    await again();
  };
  const buttons = element(
    'div',
    { class: 'bar', style: 'margin-top:16px' },
    element('button', { class: 'main', type: 'submit' }, 'Ruaj'),
    element('button', { type: 'button', click: turnOff }, 'Fik të gjitha'),
    note,
  );
  const fields = element('div', { class: 'fields' }, fieldsOf(switches));
  return [
    element('div', { class: 'bar' }, element('h1', {}, 'Ndërprerësit')),
    element('form', { class: 'panel padded', submit }, fields, buttons),
  ];
}

function wantedIn(form) {
  const number = (name) => Number(form.get(name) || 0);
  return {
    down: form.get('down'),
    slowMs: number('slowMs'),
    dropReply: form.get('dropReply') === 'on',
    dropPercent: number('dropPercent'),
    serverFault: form.get('serverFault') || null,
    nextCode: form.get('nextCode') || null,
    nextRequest: form.get('nextRequest') || null,
    clockSkewMinutes: number('clockSkewMinutes'),
    selfCareSlowStartMs: number('selfCareSlowStartMs'),
  };
}

const ways = [
  ['no', 'Punon'],
  ['refused', 'Mbyll lidhjet pa përgjigje'],
  ['unavailable', 'Përgjigjet me 503'],
];

function fieldsOf(switches) {
  const options = ways.map(([value, text]) =>
    element('option', { value, selected: switches.down === value }, text),
  );
  const down = element('select', { name: 'down' }, options);
  const number = (label, name, hint, [min, max]) =>
    field(label, { name, type: 'number', value: switches[name], step: 1, min, max }, hint);
  const code = (label, name, hint, pattern, placeholder) =>
    field(label, { name, value: switches[name] ?? '', pattern, placeholder }, hint);
  const drop = field('Humb pas pranimit', {
    name: 'dropReply',
    type: 'checkbox',
    checked: switches.dropReply,
  });
  return [
    element('label', {}, 'Platforma', down, element('small', {}, 'Prek SOAP dhe Self-Care')),
    number('Vonesa (ms)', 'slowMs', 'Çdo përgjigje pret kaq', [0, 600_000]),
    number('Humb përgjigje (%)', 'dropPercent', 'Kaq nga njëqind, si të qëllojë', [0, 100]),
    number('Ora e gabuar (minuta)', 'clockSkewMinutes', 'Minus: mbetet prapa', [-525_600, 525_600]),
    code('Gabim serveri', 'serverFault', 'Çdo mesazh; bosh: fikur', '9[0-9]{2}', '900–999'),
    code('Kodi për mesazhin e ardhshëm', 'nextCode', 'Vetëm një herë; bosh: fikur', '[0-9]{1,3}', '0–999'),
    code('Vetëm për kërkesën', 'nextRequest', 'Bosh: çdo kërkesë', '[A-Za-z]{1,60}', 'GetTaxpayersRequest'),
    number(
      'Self-Care nis ngadalë (ms)',
      'selfCareSlowStartMs',
      'Sesioni i ri jep 404 kaq gjatë',
      [0, 60_000],
    ),
    element('div', { class: 'group' }, element('span', {}, 'Përgjigjja'), drop),
  ];
}
