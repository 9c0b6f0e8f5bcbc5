import type { contract, OutputOf } from '@tezga/contract';
import { Refusal, refuseUnless, type DeviceKind } from '@tezga/domain';
import { sayFault } from '@tezga/phrases';
import { isManagedBy } from '../businesses/index.ts';
import { businessSigner } from '../certificates/index.ts';
import { laterVersion } from '../platform/database/later-version.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContextFor, FreeHandler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { registerTill } from '../tills/index.ts';

type Context = FreeContextFor<typeof contract.devices.registerTcr.access>;
type Registered = OutputOf<typeof contract.devices.registerTcr>['devices'][number];

interface DeviceToRegister {
  readonly _id: string;
  readonly business_id: string;
}

/**
 * Registers devices one after the other, each in three steps: read the device, call the tax authority without an open
 * transaction, save the code. The TCR number and business unit identify the device, so a retry after a lost reply
 * gets the same code.
 */
export const registerTcr: FreeHandler<typeof contract.devices.registerTcr> = {
  async freely({ deviceList, deviceType }, context) {
    const known = await Promise.all(deviceList.map((device) => read(context, device, deviceType)));
    const devices: Registered[] = [];
    for (const [index, device] of deviceList.entries()) {
      const { name, tcrCode } = known[index] ?? { name: '', tcrCode: '' };
      devices.push(
        tcrCode === ''
          ? { _id: device._id, name, ...(await register(context, device, deviceType)) }
          : { _id: device._id, name, outcome: 'already', tcrCode, reason: null },
      );
    }
    return { devices };
  },
};

/** Runs the work in the business, after a check that the admin still manages it. */
function inManaged<Result>(
  context: Context,
  businessId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return context.inTransaction(async (transaction) => {
    refuseUnless(await isManagedBy(transaction, context.person, businessId), 'not-found');
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return work(transaction);
  });
}

interface KnownDevice {
  readonly name: string;
  readonly tcrCode: string;
  readonly tcrNumber: string;
  readonly businessUnitCode: string;
}

const read = (context: Context, { _id, business_id: businessId }: DeviceToRegister, kind: DeviceKind) =>
  inManaged(context, businessId, async (transaction): Promise<KnownDevice> => {
    const [device] = await transaction.run<KnownDevice>(
      `select till.name, till.tcr_code as "tcrCode", till.tcr_number as "tcrNumber",
         shop.business_unit_code as "businessUnitCode"
       from tenant.tills till join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id
       where till.business_id = $1 and till.id = $2 and till.kind = $3`,
      [businessId, _id, kind],
    );
    refuseUnless(device !== undefined, 'not-found');
    return device;
  });

const failed = (reason: string) => ({ outcome: 'failed' as const, tcrCode: '', reason });

async function register(
  context: Context,
  device: DeviceToRegister,
  kind: DeviceKind,
): Promise<Pick<Registered, 'outcome' | 'tcrCode' | 'reason'>> {
  const phrases = context.phrasesIn[context.language];
  try {
    const outcome = await ask(context, device, await read(context, device, kind));
    if (outcome.kind === 'failure')
      return failed(sayFault(phrases, { service: 'fiscalization', name: outcome.diagnosis.name }));
    const tcrCode = outcome.value.TCRCode;
    await save(context, device, tcrCode);
    return { outcome: 'registered', tcrCode, reason: null };
  } catch (error) {
    // A problem of one device, such as a missing certificate, does not stop the devices of other businesses.
    if (error instanceof Refusal) return failed(phrases.refusals[error.code]);
    throw error;
  }
}

async function ask(
  context: Context,
  { business_id: businessId }: DeviceToRegister,
  { tcrNumber, businessUnitCode }: KnownDevice,
) {
  const { config, clock, taxAuthority } = context;
  refuseUnless(businessUnitCode !== '', 'business-unit-missing');
  const { signer, nuis } = await inManaged(context, businessId, (transaction) =>
    businessSigner({ transaction, businessId, config, clock }),
  );
  const till = {
    nuis,
    businessUnitCode,
    name: tcrNumber,
    softwareCode: config.SOFTWARE_CODE,
    maintainerCode: config.MAINTAINER_CODE,
  };
  return registerTill({ taxAuthority, signer, clock }, till);
}

/** Saves the code unless a concurrent retry has saved it already. */
function save(context: Context, { _id, business_id: businessId }: DeviceToRegister, tcrCode: string) {
  return inManaged(context, businessId, async (transaction) => {
    const { person, requestId, device, clock } = context;
    const at = clock.now();
    const saved = await transaction.queries
      .updateTable('tenant.tills')
      .set({ tcr_code: tcrCode, updated_at: laterVersion(at) })
      .where('business_id', '=', businessId)
      .where('id', '=', _id)
      .where('tcr_code', '=', '')
      .returning('name')
      .executeTakeFirst();
    if (saved === undefined) return;
    await recordActivity(transaction, {
      actor: { person, businessId },
      isBound: true,
      at,
      action: 'devices.registerTcr',
      subject: `${saved.name}: ${tcrCode}`,
      requestId,
      device,
    });
  });
}
