import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Name = string | RegExp;

/** A person at the keyboard and the mouse, without pauses between keys. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The heading of a page. That of a list says how many rows there are as soon as it knows. */
export function heading(title: string): Promise<HTMLElement> {
  const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const name = new RegExp(String.raw`^${literally}(\s[\d\s.]+\+?)?$`, 'u');
  return screen.findByRole('heading', { level: 1, name });
}

export const row = (name: Name): Promise<HTMLElement> => screen.findByRole('row', { name });
export const noRow = (name: Name): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('row', { name })).toBeNull());

export const button = (name: Name): Promise<HTMLElement> => screen.findByRole('button', { name });
export const field = (label: Name): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label);
export const text = (words: Name): Promise<HTMLElement> => screen.findByText(words);
export const noText = (words: Name): Promise<void> =>
  waitFor(() => expect(screen.queryByText(words)).toBeNull());
export const dialog = (name: Name): Promise<HTMLElement> => screen.findByRole('dialog', { name });
export const noDialog = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function press(name: Name, inside: HTMLElement = document.body): Promise<void> {
  await user.click(await within(inside).findByRole('button', { name }));
}

export async function follow(name: Name, inside: HTMLElement = document.body): Promise<void> {
  await user.click(await within(inside).findByRole('link', { name }));
}

/** Puts a text in place of what stands in the field, in one step as a paste does; `user.keyboard` types key by key. */
export async function fill(label: Name, words: string): Promise<HTMLInputElement> {
  const found = await field(label);
  fillIn(found, words);
  return found;
}

export function fillIn(found: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  found.focus();
  // React remembers the value that it has set; only the setter of the prototype goes past that.
  const prototype = found instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(found, words);
  found.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }));
}

/** The combination that saves any form. */
export const save = (): Promise<void> => user.keyboard('{Control>}s{/Control}');

/** The message beside a field. */
export function problemOf(found: HTMLElement): string {
  const ids = found.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

export const focusedField = (): string | null => document.activeElement?.getAttribute('data-field') ?? null;

export { screen, waitFor, within };
