// The control page: three tabs selected by the URL, and above them the active failure switches.
import { callApi, element, moment } from './elements.js';
import { messagesPage } from './messages.js';
import { switchesPage } from './switches.js';
import { taxpayersPage } from './taxpayers.js';

const content = document.querySelector('#content');
const trouble = document.querySelector('#trouble');
const clock = document.querySelector('#clock');

function showState({ switches, now }) {
  const on = [
    switches.down === 'refused' && 'lidhjet mbyllen',
    switches.down === 'unavailable' && 'përgjigjet me 503',
    switches.slowMs > 0 && `vonesë ${switches.slowMs} ms`,
    switches.dropReply && 'përgjigjja humbet pas pranimit',
    switches.serverFault && `gabim serveri ${switches.serverFault}`,
    switches.nextCode && `mesazhi i ardhshëm merr kodin ${switches.nextCode}`,
    switches.clockSkewMinutes !== 0 && `ora ${switches.clockSkewMinutes} minuta gabim`,
    switches.selfCareSlowStartMs > 0 && `Self-Care nis pas ${switches.selfCareSlowStartMs} ms`,
  ].filter(Boolean);
  trouble.hidden = on.length === 0;
  trouble.textContent = `Të ndezura: ${on.join(', ')}`;
  clock.textContent = `Ora e platformës ${moment(now)}`;
}

const pages = {
  messages: messagesPage,
  taxpayers: taxpayersPage,
  switches: () => switchesPage(showState, show),
};
let leaving = new AbortController();

async function show() {
  leaving.abort();
  leaving = new AbortController();
  const name = location.hash.replace(/^#\//, '');
  const page = pages[name] ? name : 'messages';
  for (const link of document.querySelectorAll('nav a'))
    link.toggleAttribute('aria-current', link.hash === `#/${page}`);
  try {
    content.replaceChildren(...(await pages[page](leaving.signal)));
  } catch (problem) {
    content.replaceChildren(
      element('p', { class: 'error', role: 'alert' }, `Platforma nuk përgjigjet: ${problem.message}`),
    );
  }
}

const refreshState = () =>
  callApi('GET', '/switches')
    .then(showState)
    .catch(() => {
      clock.textContent = 'Platforma nuk përgjigjet';
    });
addEventListener('hashchange', () => void show());
setInterval(() => document.hidden || refreshState(), 2000);
await Promise.all([show(), refreshState()]);
