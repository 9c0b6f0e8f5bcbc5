import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { einvoicing } from '../einvoice/messages.ts';
import { fiscalization } from '../fiscalization/messages.ts';
import type { Structure } from '../structure/structure.ts';
import { faultActors, type FaultRule } from './fault-rule.ts';
import { faultTable, publishedFault, type FaultService } from './fault-table.ts';

const services = ['fiscalization', 'einvoice'] as const satisfies readonly FaultService[];
const rulesOf = (service: FaultService): [string, FaultRule][] => Object.entries(faultTable[service]);

const codesFile = fileURLToPath(new URL('../../../../../shared/fiscal/error-codes.json', import.meta.url));
const published: Record<FaultService, { code: number | string; origin: string }[]> | null = existsSync(
  codesFile,
)
  ? JSON.parse(readFileSync(codesFile, 'utf8'))
  : null;

test.for(services)(
  'the table of %s has exactly the codes that the authority publishes',
  (service, { skip }) => {
    skip(published === null, 'The published codes are not beside the project.');
    const codes = published?.[service].map(({ code }) => String(code)) ?? [];
    expect(codes.length).toBeGreaterThan(30);
    expect(Object.keys(faultTable[service]).toSorted()).toEqual(codes.toSorted());
  },
);

/** All field paths of a structure, without list indexes. */
function pathsIn({ attributes, children }: Structure, path: string): string[] {
  const inside = Object.entries(children).flatMap(([name, { content }]) =>
    content.kind === 'structure' ? pathsIn(content, `${path}${name}/`) : [],
  );
  const attributePaths = Object.keys(attributes).map((name) => `${path}@${name}`);
  return [...attributePaths, ...Object.keys(children).map((name) => path + name), ...inside];
}

test('every field that a fault names exists in a message or its signature', () => {
  const paths = new Set(
    [...Object.values(fiscalization.messages), ...Object.values(einvoicing.messages)].flatMap((message) =>
      pathsIn(message as Structure, ''),
    ),
  );
  const named = services.flatMap((service) => rulesOf(service)).flatMap(([, { fields }]) => fields);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((field) => !/^Signature(?:\/|$)/.test(field) && !paths.has(field))).toEqual([]);
});

test.each(services)('of the faults of %s only 2, 39 and 9xx can be retried', (service) => {
  const worthRepeating = rulesOf(service).filter(([, { canRepeat }]) => canRepeat);
  expect(worthRepeating.map(([code]) => code)).toEqual(['2', '39', '9xx']);
  for (const [code, { actor }] of worthRepeating) expect(actor).toBe(code === '2' ? 'vendor' : 'authority');
  for (const [, { actor }] of rulesOf(service)) expect(faultActors).toContain(actor);
});

test('publishedFault() finds one rule for all 9xx codes, and none for an unpublished code of a service', () => {
  for (const code of ['900', '950', '999']) expect(publishedFault('einvoice', code)?.code).toBe('9xx');
  expect(publishedFault('fiscalization', '60')?.rule.fields).toEqual(['Invoice/@InvNum']);
  for (const code of ['58', '12', '9', '9000', '', 'E_XML_FORMAT', 'constructor', '__proto__', '1.0'])
    expect(publishedFault('fiscalization', code), code).toBeNull();
  expect(publishedFault('einvoice', '60')).toBeNull();
});
