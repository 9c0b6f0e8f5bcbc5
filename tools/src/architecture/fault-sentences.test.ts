import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';

type Actor = 'operator' | 'owner' | 'bookkeeper' | 'vendor' | 'authority';
type ByService<Each> = Record<'fiscalization' | 'einvoice', Record<string, Each>>;

// The packages of the faults and of their sentences are in the same layer and may not import each other, so
// this test compares them.
const moduleOf = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(join(projectRoot, path)).href)) as Module;
const { faultTable } = await moduleOf<{ faultTable: ByService<{ actor: Actor }> }>(
  'packages/fiscal/src/fault/fault-table.ts',
);
const { otherFaultNames } = await moduleOf<{ otherFaultNames: readonly string[] }>(
  'packages/fiscal/src/fault/diagnose.ts',
);
const { loadPhrases } = await moduleOf<{
  loadPhrases: (language: string) => Promise<{ faults: ByService<string> }>;
}>('packages/phrases/src/index.ts');

const services = ['fiscalization', 'einvoice'] as const;

test.for(['sq', 'en', 'it'])(
  'in %s every fault code has a sentence, and every sentence belongs to a fault code',
  async (language) => {
    const { faults } = await loadPhrases(language);
    expect(Object.keys(faults).toSorted()).toEqual(Object.keys(faultTable).toSorted());
    for (const service of services)
      expect(Object.keys(faults[service]).toSorted()).toEqual(
        [...Object.keys(faultTable[service]), ...otherFaultNames].toSorted(),
      );
  },
);

const actorWords: Readonly<Record<string, Readonly<Record<Actor, RegExp>>>> = {
  sq: {
    operator: /Operatori duhet/,
    owner: /Pronari (?:duhet|mund)/,
    bookkeeper: /Kontabilisti duhet/,
    vendor: /[Ee]kipin? (?:i|e) Tezgës/,
    authority: /dërgohet vetë/,
  },
  en: {
    operator: /The operator must/,
    owner: /The owner (?:must|may)/,
    bookkeeper: /The bookkeeper must/,
    vendor: /[Tt]he Tezga team/,
    authority: /resent automatically/,
  },
  it: {
    operator: /L’operatore deve/,
    owner: /Il titolare (?:deve|può)/,
    bookkeeper: /Il contabile deve/,
    vendor: /[Ii]l team di Tezga/,
    authority: /rinviato automaticamente/,
  },
};

test.for(Object.entries(actorWords))(
  'in %s every sentence names the person who must act',
  async ([language, words]) => {
    const { faults } = await loadPhrases(language);
    for (const service of services)
      for (const [code, { actor }] of Object.entries(faultTable[service]))
        expect(faults[service][code], code).toMatch(words[actor]);
  },
);
