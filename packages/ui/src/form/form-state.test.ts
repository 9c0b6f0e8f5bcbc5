import { expect, test } from 'vitest';
import { afterLeaving, afterSubmit, afterTyping, resetTo, withError, type FormState } from './form-state.ts';

interface Article {
  name: string;
  barcode: string;
}

const saved: Article = { name: 'Kos', barcode: '1' };
const fresh: FormState<Article> = { saved, values: saved, errors: {}, isSubmitting: false, wasSaved: false };
const check = (values: Article) =>
  values.name === '' ? { name: 'Duhet plotësuar.' } : ({} as Record<string, string>);

test('typing into a field without an error shows no error yet', () => {
  expect(afterTyping(fresh, 'name', '', check).errors).toEqual({});
});

test('leaving a changed field shows its error', () => {
  const typed = afterTyping(fresh, 'name', '', check);
  expect(afterLeaving(typed, 'name', check).errors).toEqual({ name: 'Duhet plotësuar.' });
});

test('leaving an unchanged field shows no error, even if the field is empty and required', () => {
  const empty = { ...fresh, saved: { name: '', barcode: '' }, values: { name: '', barcode: '' } };
  expect(afterLeaving(empty, 'name', check).errors).toEqual({});
});

test('the error of a field disappears with the key press that makes the field valid', () => {
  const wrong = withError(fresh, 'name', 'Duhet plotësuar.');
  expect(afterTyping(wrong, 'name', 'K', check).errors).toEqual({});
});

test('an error from the server stays while other fields change, and disappears when its own field changes', () => {
  const refused = withError(fresh, 'barcode', 'Ky barkod është i zënë: Makiato e vogël.');
  expect(afterTyping(refused, 'name', 'Kos 500 g', check).errors).toEqual(refused.errors);
  expect(afterLeaving(refused, 'barcode', check).errors).toEqual(refused.errors);
  expect(afterTyping(refused, 'barcode', '2', check).errors).toEqual({});
});

test('after a submit only the values that were typed during the submit count as unsaved', () => {
  const submitted = { name: 'Kos 500 g', barcode: '1' };
  const meanwhile = { ...fresh, values: { ...submitted, barcode: '2' }, isSubmitting: true };
  const after = afterSubmit(meanwhile, submitted);
  expect([after.saved, after.values.barcode, after.isSubmitting]).toEqual([submitted, '2', false]);
});

test('a form counts as saved only after a submit without errors', () => {
  expect(fresh.wasSaved).toBe(false);
  const after = afterSubmit(fresh, fresh.values);
  expect(after.wasSaved).toBe(true);
  expect(resetTo(after).wasSaved).toBe(true);
});

test('a submit that the server refuses does not mark the form as saved', () => {
  const refused = withError({ ...fresh, values: { name: 'Kos', barcode: '2' } }, 'barcode', 'I zënë.');
  expect(afterSubmit(refused, refused.values)).toMatchObject({ saved, wasSaved: false });
});

test('a reset restores the saved values and clears the errors', () => {
  const wrong = withError(afterTyping(fresh, 'name', 'Djathë', check), 'barcode', 'I zënë.');
  expect(resetTo(wrong)).toEqual(fresh);
});
