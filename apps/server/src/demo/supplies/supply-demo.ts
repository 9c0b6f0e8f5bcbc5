import { startOfTiranaDay, tiranaDay } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import { z } from 'zod';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../../platform/jobs/worker.ts';
import { inBusiness } from '../../platform/jobs/in-business.ts';
import { openControlApi, type ControlApi } from '../control-api.ts';
import { demoCode } from '../demo-code.ts';
import { demoId } from '../demo-id.ts';
import { demoBusinesses, demoPassword, type DemoBusiness } from '../people.ts';
import { fetchPurchasesTask } from '../../purchases/index.ts';
import { addSupplierRecords } from './add-supplier-records.ts';
import { issueSupply } from './issue-supply.ts';
import { demoSuppliers, suppliesOf, type SupplierKey } from './suppliers.ts';
import { supplierSigner } from './supplier-signer.ts';

export const supplyDemoTask = 'demo:supply';

const payloadOf = z.object({ key: z.string(), at: z.iso.datetime() });
const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
/** The owner has accepted e-invoices of at least this age; newer ones still need an answer. */
const acceptedAfterDays = 5;

/**
 * The time is part of the payload, so that a retried job issues identical invoices, which the tax authority accepts
 * once.
 */
export const addSupplyJob = (transaction: Transaction, { key }: DemoBusiness, now: Date) =>
  addJob(transaction, supplyDemoTask, { key, at: now.toISOString() }, { key: `${supplyDemoTask} ${key}` });

/** Suppliers issue invoices to a business of the demonstration, which then fetches them as purchases. */
export const supplyDemo: Job = async (payload, context) => {
  const { key, at } = payloadOf.parse(payload);
  const business = demoBusinesses.find((each) => each.key === key);
  if (business === undefined) return;
  const control = await openControlApi(context.config);
  const supplies = suppliesOf[business.trade];
  const hasPast = context.config.TEZGA_DEMO_DAYS > 0;
  if (hasPast)
    await inBusiness(context, demoId(key), (transaction) =>
      addSupplierRecords(transaction, business, new Date(at)),
    );
  const signers = new Map<SupplierKey, Signer>();
  for (const from of new Set(supplies.map((supply) => supply.from)))
    signers.set(from, await registerSupplier(control, from));
  for (const [place, { from, daysAgo, lines, isEInvoice }] of supplies.entries()) {
    const signer = signers.get(from);
    if (signer === undefined) continue;
    const { eic } = await issueSupply(
      { ...context, signer },
      {
        ordinal: (demoBusinesses.indexOf(business) + 1) * 100 + place,
        issuedAt: withinMonth(new Date(at), daysAgo),
        supplier: { ...demoSuppliers[from], ...codesOf(from) },
        buyer: { nuis: business.nipt, name: business.name, address: business.address, town: business.city },
        lines,
        softwareCode: context.config.SOFTWARE_CODE,
        isEInvoice,
      },
    );
    // Without past sales all e-invoices stay unanswered, because the end-to-end tests answer them.
    if (eic !== null && hasPast && daysAgo >= acceptedAfterDays)
      await control.put(`/einvoices/${eic}/status`, { status: 'ACCEPTED' });
  }
  await addFetchJob(context, demoId(key));
};

const codesOf = (from: SupplierKey) => ({
  unitCode: demoCode(`supplier unit ${from}`),
  operatorCode: demoCode(`supplier operator ${from}`),
});

/** Registers the supplier with the stand-in, which returns the same certificate every time. */
async function registerSupplier(control: ControlApi, from: SupplierKey): Promise<Signer> {
  const { nuis, ...supplier } = demoSuppliers[from];
  const { unitCode, operatorCode } = codesOf(from);
  await control.post('/taxpayers', {
    nuis,
    ...supplier,
    vatFrom: '2020-01-01',
    units: [{ code: unitCode, name: 'Depo' }],
    operators: [{ code: operatorCode, firstName: 'Arben', lastName: 'Shehu' }],
  });
  const { p12 } = await control.post('/certificates', { nuis, password: demoPassword });
  return supplierSigner(String(p12), demoPassword);
}

/**
 * The tax authority accepts a late submission within the month, so the date is moved into this month and not into the
 * future.
 */
function withinMonth(now: Date, daysAgo: number): Date {
  const firstOfMonth = startOfTiranaDay(`${tiranaDay(now).slice(0, 7)}-01`).getTime();
  const wanted = now.getTime() - daysAgo * dayMs - hourMs;
  return new Date(Math.min(now.getTime() - 1000, Math.max(wanted, firstOfMonth)));
}

async function addFetchJob({ pool }: JobContext, businessId: string): Promise<void> {
  await inTransaction(pool, (transaction) =>
    addJob(transaction, fetchPurchasesTask, { businessId }, { key: `purchases ${businessId}` }),
  );
}
