import { expect, test } from 'vitest';
import { SavableForms } from './savable-forms.ts';

test('the save key belongs to the form opened last, and falls back when that one closes', () => {
  const forms = new SavableForms();
  const page = Symbol('page');
  const drawer = Symbol('drawer');
  forms.open(page);
  const closeDrawer = forms.open(drawer);
  expect([forms.isOnTop(page), forms.isOnTop(drawer)]).toEqual([false, true]);
  closeDrawer();
  expect(forms.isOnTop(page)).toBe(true);
});

test('a form underneath may close first', () => {
  const forms = new SavableForms();
  const drawer = Symbol('drawer');
  const closePage = forms.open(Symbol('page'));
  forms.open(drawer);
  closePage();
  expect(forms.isOnTop(drawer)).toBe(true);
});
