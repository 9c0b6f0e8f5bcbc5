import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addSellingBusiness,
  aNote,
  refusalOf,
  startStandIn,
  startTestServer,
  type NoteGiven,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const issue = (given: NoteGiven) =>
  business.client(contract.wtn.issue, aNote(server, business.till.id, given));
const notes = () => server.asOwner`select * from tenant.transfer_notes where business_id = ${business.id}`;

test('the same note sent again is the same note, also when all come at once', async () => {
  const note = aNote(server, business.till.id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => issue(note)));
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
  expect(await notes()).toHaveLength(1);
  await deliverAll();
  expect(await issue(note)).toMatchObject({ _id: answers[0]?._id, status: 'fiscalized' });
});

test('another note under the id of one that was issued is refused with the number of that one', async () => {
  const note = aNote(server, business.till.id);
  const first = await issue(note);
  const refusal = await refusalOf(issue({ ...note, valueOfGoods: 901 }));
  expect(refusal).toMatchObject({ status: 409, code: 'note-issued-otherwise' });
  expect(refusal.message).toContain(first.wtnNumber);
  expect(await issue(note)).toEqual(first);
  expect(await notes()).toHaveLength(1);
});

test('of two different notes that come at once under one id one is issued and the other refused', async () => {
  const note = aNote(server, business.till.id);
  const values = [1, 2, 1, 2, 1, 2];
  const outcomes = await Promise.allSettled(values.map((valueOfGoods) => issue({ ...note, valueOfGoods })));
  const rows = await notes();
  expect(rows).toHaveLength(1);
  const issuedValue = Number(rows[0]?.['value_of_goods']) / 100;
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
    values.map((value) => value === issuedValue),
  );
});

test('a note from before such differences were known is answered as it was', async () => {
  const noteId = newRecordId(new Date());
  const { _id } = await issue({ noteId });
  await server.asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update tenant.transfer_notes set fingerprint = null where id = ${_id}`;
  });
  expect(await issue({ noteId, valueOfGoods: 5 })).toMatchObject({ _id });
});
