import { expect, test } from 'vitest';
import { UnsavedForms } from './unsaved-forms.ts';

test('something is unsaved until the last changed form is saved, given up or gone', () => {
  const forms = new UnsavedForms();
  expect(forms.hasAny()).toBe(false);
  const savePage = forms.add();
  const closeDrawer = forms.add();
  closeDrawer();
  // An effect may clean up twice.
  closeDrawer();
  expect(forms.hasAny()).toBe(true);
  savePage();
  expect(forms.hasAny()).toBe(false);
});

test('a page that goes for good is held by nothing', () => {
  const forms = new UnsavedForms();
  forms.add();
  expect(forms.isLetGo).toBe(false);
  forms.letGo();
  expect(forms.isLetGo).toBe(true);
});
