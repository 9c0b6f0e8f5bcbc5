import { expect, test } from 'vitest';
import { UnsavedForms } from './unsaved-forms.ts';

test('hasAny() is true until the last changed form is saved, reset or unmounted', () => {
  const forms = new UnsavedForms();
  expect(forms.hasAny()).toBe(false);
  const savePage = forms.add();
  const closeDrawer = forms.add();
  closeDrawer();
  // The second call checks that repeating is harmless: React may run the clean-up of an effect twice.
  closeDrawer();
  expect(forms.hasAny()).toBe(true);
  savePage();
  expect(forms.hasAny()).toBe(false);
});

test('after release() the unsaved changes of a page no longer prevent leaving the page', () => {
  const forms = new UnsavedForms();
  forms.add();
  expect(forms.isReleased).toBe(false);
  forms.release();
  expect(forms.isReleased).toBe(true);
});
