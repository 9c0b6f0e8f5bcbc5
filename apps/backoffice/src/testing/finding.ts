import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Name = string | RegExp;

/** A simulated user without delays between keys, who may choose any file. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

/** The heading of a page; a list's heading includes the number of rows once it is known. */
export function heading(title: string): Promise<HTMLElement> {
  const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const name = new RegExp(String.raw`^${literally}(\s[\d\s.]+\+?)?$`, 'u');
  return screen.findByRole('heading', { level: 1, name });
}

/**
 * Matches the name of a button or link: a string is the whole name without a trailing keyboard shortcut. Also
 * needed to assert absence: 'Ruaj' alone would not match a button named 'Ruaj Ctrl S'.
 */
export function named(name: Name): RegExp | ((accessibleName: string) => boolean) {
  if (typeof name !== 'string') return name;
  return (accessibleName) => accessibleName.replace(/ ?(?:Ctrl|Alt) \S+$/u, '') === name;
}

export const row = (name: Name): Promise<HTMLElement> => screen.findByRole('row', { name });
export const noRow = (name: Name): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('row', { name })).toHaveLength(0));

export const button = (name: Name): Promise<HTMLElement> =>
  screen.findByRole('button', { name: named(name) });
export const buttons = (name: Name): HTMLElement[] => screen.queryAllByRole('button', { name: named(name) });
export const links = (name: Name): HTMLElement[] => screen.queryAllByRole('link', { name: named(name) });
/** Finds the input only: the list that a field opens has the same label. */
export const field = (label: Name): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });

/** The first element whose text contains these words. */
export async function text(words: Name): Promise<HTMLElement> {
  return (await screen.findAllByText(words, { exact: false }))[0] as HTMLElement;
}
export const texts = (words: Name): HTMLElement[] => screen.queryAllByText(words, { exact: false });
export const noText = (words: Name): Promise<void> => waitFor(() => expect(texts(words)).toHaveLength(0));

export const dialog = (name: Name): Promise<HTMLElement> => screen.findByRole('dialog', { name });
export const noDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));

export async function press(name: Name, inside: HTMLElement = document.body): Promise<void> {
  await user.click(await within(inside).findByRole('button', { name: named(name) }));
}

export async function follow(name: Name, inside: HTMLElement = document.body): Promise<void> {
  const [link] = await within(inside).findAllByRole('link', { name: named(name) });
  await user.click(link as HTMLElement);
}

/** Replaces the text of a field in one step, as a paste does; `user.keyboard` types key by key. */
export async function fill(label: Name, words: string): Promise<HTMLInputElement> {
  const found = await field(label);
  fillIn(found, words);
  return found;
}

export function fillIn(found: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  found.focus();
  // React tracks values set on the element; only the prototype's setter bypasses that.
  const prototype = found instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(found, words);
  found.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }));
}

/** Whether a control is disabled, by itself or by its fieldset. */
export const isDisabled = (control: HTMLElement): boolean =>
  control.hasAttribute('disabled') || control.closest('fieldset[disabled]') !== null;

/** The items of a menu. The menu takes the focus shortly after it opens, and handles Escape only then. */
export async function itemsOfMenu(opener: Name): Promise<string[]> {
  await press(opener);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  const items = within(menu).getAllByRole('menuitem');
  const words = items.map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
  return words;
}

/** Opens a menu and chooses an item. */
export async function pick(opener: Name, item: Name): Promise<void> {
  await press(opener);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Toggles checkboxes by their names. */
export async function toggle(...names: readonly Name[]): Promise<void> {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
}

/** Chooses an option of a select or a field with suggestions, after typing `typed`. */
export async function choose(label: Name, option: Name, typed = ''): Promise<void> {
  const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: label });
  await user.click(combobox);
  if (typed !== '') fillIn(combobox, typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Presses the shortcut that saves any form. */
export const save = (): Promise<void> => user.keyboard('{Control>}s{/Control}');

/** The error message beside a field. */
export function problemOf(found: HTMLElement): string {
  const ids = found.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

export const focusedField = (): string | null => document.activeElement?.getAttribute('data-field') ?? null;

export { screen, waitFor, within };
