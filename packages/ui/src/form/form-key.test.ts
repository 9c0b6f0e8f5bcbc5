import { expect, test } from 'vitest';
import { formKeyMeaning } from './form-key.ts';

const inField = {
  key: 'Enter',
  ctrlKey: false,
  isUsed: false,
  tag: 'INPUT',
  type: 'text',
  isListOpen: false,
};

test.each([
  ['Enter in a field', {}, 'submit'],
  ['Enter on a tick box', { type: 'checkbox' }, 'submit'],
  ['Enter in a long text', { tag: 'TEXTAREA', type: '' }, null],
  ['Ctrl+Enter in a long text', { tag: 'TEXTAREA', type: '', ctrlKey: true }, 'submit'],
  ['Enter on a button', { tag: 'BUTTON', type: '' }, null],
  ['Enter on a file field', { type: 'file' }, null],
  ['Enter that chooses from a list', { isListOpen: true }, null],
  ['Enter that a grid has handled', { isUsed: true }, null],
  ['Escape in a field', { key: 'Escape' }, 'cancel'],
  ['Escape on a button', { key: 'Escape', tag: 'BUTTON' }, 'cancel'],
  ['Escape that closes a list', { key: 'Escape', isListOpen: true }, null],
  ['a letter', { key: 'a' }, null],
])('%s (%j) triggers the form action %s', (_, difference, meaning) => {
  expect(formKeyMeaning({ ...inField, ...difference })).toBe(meaning);
});
