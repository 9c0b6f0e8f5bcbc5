// The received messages, newest first, and the detail view with request and reply.
import { callApi, closeDialog, element, moment, openDialog } from './elements.js';

const most = 50;
const filter = { nuis: '', refused: '0' };

export async function messagesPage(signal) {
  const body = element('tbody');
  const more = element('button', { hidden: true, click: () => load(oldest(body)) }, 'Më të vjetrat');
  const empty = element(
    'p',
    { class: 'empty', hidden: true },
    'Asnjë mesazh ende. Ajo që vjen në shërbimet SOAP shfaqet këtu.',
  );

  async function load(before) {
    const query = new URLSearchParams({ ...filter, most });
    if (before) query.set('before', before);
    const { messages } = await callApi('GET', `/received?${query}`);
    if (!before) body.replaceChildren();
    body.append(...messages.map(rowOf));
    more.hidden = messages.length < most;
    empty.hidden = body.childElementCount > 0;
  }

  /** Only prepends new rows, so that the rows in view do not move. */
  async function refresh() {
    if (document.hidden || document.querySelector('dialog[open]')) return;
    const { messages } = await callApi('GET', `/received?${new URLSearchParams({ ...filter, most })}`);
    const newest = BigInt(body.firstElementChild?.dataset.id ?? 0);
    body.prepend(...messages.filter(({ id }) => BigInt(id) > newest).map(rowOf));
    empty.hidden = body.childElementCount > 0;
  }
  const timer = setInterval(() => refresh().catch(() => undefined), 2000);
  signal.addEventListener('abort', () => clearInterval(timer));
  await load();
  return [
    filters(() => load()),
    element('section', { class: 'panel scroll' }, table(body), empty),
    element('div', { class: 'bar' }, more),
  ];
}

const oldest = (body) => body.lastElementChild?.dataset.id;

function filters(changed) {
  const set = (name) => (event) => {
    filter[name] = event.target.type === 'checkbox' ? (event.target.checked ? '1' : '0') : event.target.value;
    changed();
  };
  return element(
    'div',
    { class: 'bar' },
    element('h1', {}, 'Mesazhet'),
    element('input', {
      type: 'search',
      placeholder: 'NIPT',
      'aria-label': 'NIPT',
      value: filter.nuis,
      input: set('nuis'),
    }),
    element(
      'label',
      { class: 'check' },
      element('input', { type: 'checkbox', checked: filter.refused === '1', change: set('refused') }),
      'Vetëm të refuzuarat',
    ),
  );
}

function table(body) {
  const heads = [
    ['Marrë më'],
    ['Mesazhi'],
    ['Përgjigjja'],
    ['NIPT', 'wide'],
    ['UUID', 'wide'],
    ['ms', 'number wide'],
  ];
  return element(
    'table',
    {},
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        heads.map(([head, className]) => element('th', { class: className }, head)),
      ),
    ),
    body,
  );
}

function rowOf(message) {
  const open = () => openMessage(message.id);
  return element(
    'tr',
    {
      class: 'opens',
      tabindex: '0',
      'data-id': message.id,
      click: open,
      keydown: (event) => event.key === 'Enter' && open(),
    },
    element('td', {}, moment(message.receivedAt)),
    element(
      'td',
      {},
      message.message?.replace(/Request$/, '') ?? '–',
      element('span', { class: 'on-phone code dim' }, message.nuis ?? ''),
    ),
    element('td', {}, badgeOf(message)),
    element('td', { class: 'code wide' }, message.nuis ?? '–'),
    element('td', { class: 'code dim wide' }, message.requestUuid ?? '–'),
    element('td', { class: 'number wide' }, message.milliseconds.toFixed(1)),
  );
}

function badgeOf({ code, sentence, wasDropped }) {
  if (wasDropped) return element('span', { class: 'badge warn' }, 'Pranuar, pa përgjigje');
  return code === null
    ? element('span', { class: 'badge ok' }, 'Pranuar')
    : element('span', { class: 'badge bad', title: sentence }, `Kodi ${code}`);
}

async function openMessage(id) {
  const message = await callApi('GET', `/received/${id}`);
  const { receivedAt, nuis, milliseconds, sentence, requestText, replyText } = message;
  const close = element('button', { class: 'small', click: closeDialog }, 'Mbyll');
  const head = element(
    'div',
    { class: 'bar' },
    element('h1', {}, message.message ?? 'Mesazh'),
    badgeOf(message),
    close,
  );
  const facts = `${moment(receivedAt)} · ${nuis ?? '–'} · ${milliseconds.toFixed(1)} ms`;
  openDialog(
    element(
      'div',
      {},
      head,
      element('span', { class: 'dim' }, facts),
      sentence === null ? null : element('span', {}, sentence),
      side('Kërkesa', requestText),
      side('Përgjigjja', replyText),
    ),
  );
}

/** The request or reply text, pretty-printed or raw. */
function side(title, text) {
  const shown = element('pre', { tabindex: '0' }, pretty(text));
  const copy = element(
    'button',
    { class: 'small', click: () => navigator.clipboard?.writeText(text) },
    'Kopjo',
  );
  const turn = ({ target }) => {
    const isRaw = target.getAttribute('aria-pressed') === 'false';
    target.setAttribute('aria-pressed', String(isRaw));
    target.textContent = isRaw ? 'Me rreshta' : 'Si erdhi';
    shown.textContent = isRaw ? text : pretty(text);
  };
  const raw = element('button', { class: 'small', 'aria-pressed': 'false', click: turn }, 'Si erdhi');
  const head = element('h2', { style: 'margin:0 auto 0 0' }, title);
  return element('section', {}, element('div', { class: 'bar spaced' }, head, raw, copy), shown);
}

// Matches an element that contains only text, any other tag, or text between tags.
const piece = /<([^\s/>!?]+)(?:\s[^>]*)?>[^<]*<\/\1>|<[^>]*>|[^<]+/g;

/** Indents XML with one element per line; other text is returned unchanged. */
function pretty(text) {
  if (!text.trimStart().startsWith('<')) return text;
  let depth = 0;
  const lines = [];
  for (const [part, leaf] of text.replaceAll(/>\s+</g, '><').matchAll(piece)) {
    const isTag = leaf === undefined && part.startsWith('<');
    if (isTag && part.startsWith('</')) depth = Math.max(depth - 1, 0);
    lines.push('  '.repeat(depth) + part);
    if (isTag && !part.endsWith('/>') && !/^<[/?!]/.test(part)) depth += 1;
  }
  return lines.join('\n');
}
