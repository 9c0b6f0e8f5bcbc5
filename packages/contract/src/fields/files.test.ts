import { expect, test } from 'vitest';
import { bytesIn, files, filesLimitBytes, fileTypes, image, logoImage } from './files.ts';
import { firstProblem } from '../call/first-problem.ts';

const base64Of = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const file = (bytes: number, change: object = {}) => ({
  name: 'fatura.pdf',
  type: 'application/pdf',
  data: base64Of(bytes),
  ...change,
});

test.each([0, 1, 2, 3, 4, 1000])('bytesIn counts %i decoded bytes of base64', (bytes) => {
  expect(bytesIn(base64Of(bytes))).toBe(bytes);
});

test.each([
  ['nothing', undefined],
  ['no files', []],
  ['each type', fileTypes.map((type) => file(5, { type }))],
  ['exactly the limit', [file(filesLimitBytes)]],
  ['two files of exactly the limit in total', [file(filesLimitBytes - 10), file(10)]],
])('attachments are accepted: %s', (_what, sent) => {
  expect(firstProblem(files, sent)).toBe('accepted');
});

test.each([
  ['another type', [file(5, { type: 'application/zip' })], 'file-format'],
  ['no type', [file(5, { type: '' })], 'file-format'],
  ['a file one byte above the limit', [file(filesLimitBytes + 1)], 'file-size'],
  ['files one byte above the limit in total', [file(filesLimitBytes - 10), file(11)], 'file-size'],
  ['too many files', Array.from({ length: 21 }, () => file(1)), 'too-large'],
  ['no content', [file(0)], 'required'],
  ['no name', [file(1, { name: ' ' })], 'required'],
  ['text that is not base64', [file(1, { data: 'përshëndetje' })], 'invalid'],
  ['truncated base64', [file(1, { data: 'QUJD=' })], 'invalid'],
])('attachments with %s are refused: %s', (_what, sent, problem) => {
  expect(firstProblem(files, sent)).toBe(problem);
});

const picture = (bytes: number, type = 'png') => `data:image/${type};base64,${base64Of(bytes)}`;

test.each(['png', 'jpeg', 'webp'])('a %s picture up to the limit is accepted', (type) => {
  expect(firstProblem(image(1000), picture(1000, type))).toBe('accepted');
});

test.each([
  [picture(10, 'gif'), 'image'],
  [picture(10, 'svg+xml'), 'image'],
  [base64Of(10), 'image'],
  ['data:image/png;base64,', 'image'],
  [picture(2000), 'image-size'],
])('the picture %.40s is refused: %s', (sent, problem) => {
  expect(firstProblem(image(1000), sent)).toBe(problem);
});

test.each([
  ['png', 'accepted'],
  ['jpeg', 'accepted'],
  ['webp', 'logo'],
])('the check of a logo of type %s gives: %s', (type, outcome) => {
  expect(firstProblem(logoImage(1000), picture(1000, type))).toBe(outcome);
});
