import { casesToTry } from '@tezga/domain/cases-to-try';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idleSigner, messageKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf, type AnyValue } from '../test-support/arbitrary-of.ts';
import { hasOfficialSchemas, officialValidator, ownValidator } from '../test-support/schema-validator.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { readMessage } from './read-message.ts';

const runsOf = (name: string) =>
  name.endsWith('Request') ? casesToTry(process.env, 2000, 200) : casesToTry(process.env, 200, 50);
/**
 * Messages that differ from the published schema: the live service sends more statuses and omits some
 * attributes.
 */
const differsFromPublished = ({ name }: MessageKind) => name === 'GetEinvoicesResponse';

describe.each(messageKinds)('$name', (kind) => {
  const { service, name, structure } = kind;

  test('any valid value is written as a message that our schema and the official one accept, and is read back unchanged', ({
    skip,
  }) => {
    const isOfficial = hasOfficialSchemas && !differsFromPublished(kind);
    const validators = [ownValidator(service), ...(isOfficial ? [officialValidator(service)] : [])];
    const fixed = Object.entries(structure.attributes).map(([each, attribute]) => [each, attribute.fixed]);
    fc.assert(
      fc.property(arbitraryOf(structure), (value: AnyValue) => {
        const message = writtenMessage(kind, value, idleSigner);
        expect(validators.map((validate) => validate(message))).toEqual(validators.map(() => null));
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
