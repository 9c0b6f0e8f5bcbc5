import { fieldProblems } from '@tezga/domain';
import { expect, test } from 'vitest';
import { languages, loadPhrases, sayProblem } from './index.ts';

test.each(languages)('in %s every field problem has its own sentence', async (language) => {
  const phrases = await loadPhrases(language);
  const sentences = fieldProblems.map((code) => sayProblem(phrases, { code, limit: null }));
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{5,}$/u);
  expect(new Set(sentences).size).toBe(fieldProblems.length);
});

test.each(languages)(
  'in %s the sentence for a value that is too long, short, large or small contains the limit if it is known',
  async (language) => {
    const phrases = await loadPhrases(language);
    for (const code of ['too-long', 'too-short', 'too-large', 'too-small'] as const) {
      expect(sayProblem(phrases, { code, limit: 4821 })).toContain('4821');
      expect(sayProblem(phrases, { code, limit: null })).not.toMatch(/\d/);
    }
    expect(sayProblem(phrases, { code: 'required', limit: 3 })).toBe(phrases.fields.required);
  },
);

test('the error message for a wrongly repeated password is word for word that of the specification', async () => {
  const { fields } = await loadPhrases('sq');
  expect(fields['password-mismatch']).toBe('Konfirmimi i fjalëkalimit nuk është i saktë');
});
