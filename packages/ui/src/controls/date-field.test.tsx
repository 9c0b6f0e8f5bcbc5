import { sq } from '@tezga/phrases/sq';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { TezgaProvider } from '../theme/TezgaProvider.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

let root: Root;
let value: string;
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

async function show(start: string, props: Partial<DateFieldProps> = {}): Promise<HTMLInputElement> {
  value = start;
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<Field {...props} />);
  return screen.findByLabelText('Afati');
}

function Field(props: Partial<DateFieldProps>) {
  const [day, setDay] = useState(value);
  const save = (next: string) => {
    value = next;
    setDay(next);
  };
  return (
    <TezgaProvider phrases={sq} language="sq" setLanguage={() => undefined}>
      <DateField label="Afati" {...props} value={day} onChange={save} />
    </TezgaProvider>
  );
}

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test('a day typed as 3/1/27 is shown as 03.01.2027 when the field loses focus', async () => {
  const field = await show('2026-12-17');
  expect(field.value).toBe('17.12.2026');
  await user.clear(field);
  await user.type(field, '3/1/27');
  expect(field.value).toBe('3/1/27');
  await user.tab();
  expect(field.value).toBe('03.01.2027');
  expect(value).toBe('2027-01-03');
});

test('text that is not a date stays in the field with an error message, and is passed to the form unchanged', async () => {
  const field = await show('');
  await user.type(field, '12/17/2026');
  await user.tab();
  await screen.findByText('Shkruani datën si 18.11.2026.');
  expect(field.value).toBe('12/17/2026');
  expect(value).toBe('12/17/2026');
});

test('picking a day in the calendar does not change the typed time', async () => {
  const field = await show('2026-12-17T09:45', { withTime: true });
  await user.click(screen.getByRole('button', { name: 'Zgjidh në kalendar' }));
  await screen.findByText('dhjetor 2026', { exact: false });
  await user.click(await screen.findByRole('button', { name: /^24 dhjetor 2026/iu }));
  expect(value).toBe('2026-12-24T09:45');
  expect(field.value).toBe('24.12.2026 09:45');
});

test('only the calendar button is marked as expanded, because a text input may not be', async () => {
  const field = await show('2026-12-17');
  const pick = screen.getByRole('button', { name: 'Zgjidh në kalendar' });
  await user.click(pick);
  await screen.findByRole('dialog', { name: 'Zgjidh në kalendar' });
  expect([pick.getAttribute('aria-expanded'), field.getAttribute('aria-expanded')]).toEqual(['true', null]);
});
