import { casesToTry } from '@tezga/domain/cases-to-try';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idleSigner, messageKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf, type AnyValue } from '../test-support/arbitrary-of.ts';
import { hasOfficialSchemas, officialJudge, ownJudge } from '../test-support/schema-judge.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { readMessage } from './read-message.ts';

const runsOf = (name: string) =>
  name.endsWith('Request') ? casesToTry(process.env, 2000, 200) : casesToTry(process.env, 200, 50);
/** The living service says more statuses than the printed schema knows, and less of the rest. */
const isNewerThanPrinted = ({ name }: MessageKind) => name === 'GetEinvoicesResponse';

describe.each(messageKinds)('$name', (kind) => {
  const { service, name, structure } = kind;

  test('whatever it says is valid by both schemas and read back as it was', ({ skip }) => {
    const isOfficial = hasOfficialSchemas && !isNewerThanPrinted(kind);
    const judges = [ownJudge(service), ...(isOfficial ? [officialJudge(service)] : [])];
    const fixed = Object.entries(structure.attributes).map(([each, attribute]) => [each, attribute.fixed]);
    fc.assert(
      fc.property(arbitraryOf(structure), (value: AnyValue) => {
        const message = writtenMessage(kind, value, idleSigner);
        expect(judges.map((judge) => judge(message))).toEqual(judges.map(() => null));
        expect(readMessage(service, name, parseXml(message))).toEqual({
          value: { ...value, ...Object.fromEntries(fixed) },
          faults: [],
        });
      }),
      { numRuns: runsOf(name) },
    );
    skip(!hasOfficialSchemas, 'The official schemas are not beside the project: judged by our own alone.');
  });
});
