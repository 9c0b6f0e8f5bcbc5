import { allRoutes, type NamedRoute } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdmin, addBusiness, startTestServer, type TestServer } from '../testing/index.ts';
import { edits, type EditCall } from './edits.ts';
import { goodInputs } from './good-inputs.ts';
import { tokenFor } from './lane.ts';
import { isList, sendTo, wellFormed } from './request-of-call.ts';
import type { Input, World } from './world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = { server, business: await addBusiness(server), admin: await addAdmin(server, 'SA') };
});
afterAll(() => server.stop());

const isEdit = (call: NamedRoute): call is NamedRoute & { name: EditCall } => call.name in edits;

describe.each(allRoutes().filter(isEdit))('$name', ({ name, route }) => {
  const { id: idField, read, more = (): Input => ({}), unread = [], fixed } = edits[name];
  /** Whether the field names the record to edit, or its business. */
  const isKey = (field: string) => [idField, 'businessId', 'business_id'].includes(field);
  const isFixed = (field: string) => fixed?.fields.includes(field) === true;
  const fieldsOfCall = Object.keys(shapeOf(route.input)).filter((field) => !isKey(field));

  const send = async (input: Input) => {
    const isBatch = route.input instanceof z.ZodArray;
    const request = wellFormed(isBatch ? [input] : input);
    return sendTo(server, route, input, request, await tokenFor(route, world));
  };
  const goodInput = async (): Promise<Input> => {
    const good = await goodInputs[name](world);
    return { ...(isList(good) ? good[0] : good), ...more() };
  };
  /** Saves a record with a value in every field, and returns another valid input for the next edit. */
  const filledRecord = async () => {
    const other = await goodInput();
    const { updatedAt: _version, ...first } = await goodInput();
    const filled = await send(first);
    expect(filled.status, await filled.clone().text()).toBe(200);
    const key = Object.fromEntries(Object.entries(first).filter(([field]) => isKey(field)));
    return { key, other, readRecord: () => read(world, String(key[idField ?? ''])) };
  };

  test('an edit with a single field changes this field only', async () => {
    const { key, other, readRecord } = await filledRecord();
    const fields = Object.keys(other).filter((field) => !isKey(field) && field !== 'updatedAt');
    expect(fields.toSorted()).toEqual(fieldsOfCall.filter((field) => field !== 'updatedAt').toSorted());
    for (const field of fields.toSorted((one, two) => Number(isFixed(one)) - Number(isFixed(two)))) {
      if (isFixed(field)) await fixed?.release(world, String(key[idField ?? '']));
      const before = await readRecord();
      const reply = await send({ ...key, [field]: other[field] });
      expect(reply.status, `${field}: ${await reply.clone().text()}`).toBe(200);
      const { updatedAt: _later, ...after } = await readRecord();
      const { updatedAt: _earlier, ...expected } = { ...before, [field]: after[field] };
      expect(after, field).toEqual(expected);
      const saved = unread.includes(field) ? after[field] : other[field];
      expect({ [field]: after[field] }).toMatchObject({ [field]: saved });
    }
  });

  test.each(fieldsOfCall.filter((field) => field === 'updatedAt'))('an outdated %s is refused', async () => {
    const { key, other, readRecord } = await filledRecord();
    const before = await readRecord();
    const { updatedAt: _version, ...values } = other;
    const reply = await send({ ...values, ...key, updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(await reply.json()).toMatchObject({ code: 'changed-meanwhile' });
    expect(await readRecord()).toEqual(before);
  });
});

function shapeOf(input: z.ZodType): object {
  const record = input instanceof z.ZodArray ? input.element : input;
  if (!(record instanceof z.ZodObject)) throw new Error('an edit takes an object of fields');
  return record.shape;
}
