import { expect, test } from 'vitest';
import { SavableForms } from './savable-forms.ts';

test('Ctrl+S saves the form that was opened last among the open forms', () => {
  const forms = new SavableForms();
  const page = Symbol('page');
  const drawer = Symbol('drawer');
  forms.open(page);
  const closeDrawer = forms.open(drawer);
  expect([forms.isOnTop(page), forms.isOnTop(drawer)]).toEqual([false, true]);
  closeDrawer();
  expect(forms.isOnTop(page)).toBe(true);
});

test('closing a form that is not the last opened one does not change which form Ctrl+S saves', () => {
  const forms = new SavableForms();
  const drawer = Symbol('drawer');
  const closePage = forms.open(Symbol('page'));
  forms.open(drawer);
  closePage();
  expect(forms.isOnTop(drawer)).toBe(true);
});
