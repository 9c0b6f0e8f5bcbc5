// Shared helpers of the page: creating elements and calling the API.

/** Creates an element; a function attribute becomes an event listener. Text is never parsed as markup. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** Calls the API; a refusal is thrown as an error with its message. */
export async function callApi(method, path, body) {
  const response = await fetch(`/control/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail ?? answer.code);
  return answer;
}

const dialog = document.querySelector('#dialog');

export function openDialog(content, isNarrow = false) {
  dialog.className = isNarrow ? 'narrow' : '';
  dialog.replaceChildren(content);
  dialog.showModal();
}
export const closeDialog = () => dialog.close();
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) closeDialog();
});

/** A labelled field of a form. */
export function field(label, attributes, hint) {
  const input = element('input', { autocomplete: 'off', ...attributes });
  if (attributes.type === 'checkbox') return element('label', { class: 'check' }, input, label);
  return element('label', {}, label, input, hint ? element('small', {}, hint) : null);
}

/** A form in a dialog. `send` gets the values; an error it throws is shown in the dialog. */
export function openForm(title, fields, actionLabel, send) {
  const error = element('p', { class: 'error', role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    error.textContent = '';
    try {
      await send(Object.fromEntries(new FormData(form)));
      closeDialog();
    } catch (problem) {
      error.textContent = problem.message;
    }
  };
  const form = element(
    'form',
    { submit },
    element('h1', {}, title),
    element('div', { class: 'fields' }, fields),
    error,
    element(
      'div',
      { class: 'bar' },
      element('button', { class: 'main', type: 'submit' }, actionLabel),
      element('button', { type: 'button', click: closeDialog }, 'Anulo'),
    ),
  );
  openDialog(form, true);
}

/** Formats a time in Tirana: 15.11.2026 18:42:07. */
export function moment(text) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Tirane',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(new Date(text)).replaceAll('/', '.').replace(',', '');
}
export const day = (text) => text.slice(0, 10).split('-').toReversed().join('.');
