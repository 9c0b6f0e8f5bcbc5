import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addEmployee, addTill, aLine, newRegistrationCode } from '../testing/index.ts';
import { keyFile } from './good-inputs-of-certificates.ts';
import { asOwner, newShop, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `sales.${string}` | `dashboard.${string}`>;

const anId = () => newRecordId(new Date());
const range = { from: '2026-01-01', to: '2026-12-31' };

/** Valid inputs for the calls of sales. */
export const inputsOfSales: Record<Calls, GoodInput> = {
  'sales.issue': async (world) => ({ saleId: anId(), ...(await aCart(world)) }),
  'sales.quote': (world) => aCart(world),
  'sales.drafts': () => ({}),
  'sales.draft': async (world) => ({ id: await aDraft(world) }),
  'sales.keepDraft': async (world) => ({ name: 'Tavolina 4', cart: await aCart(world) }),
  'sales.cancelDraft': async (world) => ({ id: await aDraft(world) }),
  'sales.signOn': async (world) => ({
    tillId: await sellingTill(world),
    ...(await operatorWithPin(world)),
    deviceUUID: 'pos-1',
  }),
  'sales.list': () => ({ date: range, search: 'a', invoiceTypes: [{ type: 'cash', show: true }] }),
  'sales.exported': () => ({ date: range, statuses: ['pending'] }),
  'sales.listSales': () => ({ date: range, paginationOptions: { page: 1, maxCount: -1 } }),
  'sales.one': async (world) => ({ id: await anInvoice(world) }),
  'sales.find': () => ({ search: 'kafe' }),
  'sales.byFic': () => ({ fic: crypto.randomUUID() }),
  'sales.waiting': () => ({}),
  'sales.clock': () => ({}),
  'sales.resend': async (world) => ({ ids: [await anInvoice(world)] }),
  'sales.seeMissed': async (world) => ({ ids: [await anInvoice(world)] }),
  'sales.quoteMend': async (world) => ({ ids: [await aRefusedInvoice(world)] }),
  'sales.mend': async (world) => ({ ids: [await aRefusedInvoice(world)] }),
  'sales.retract': async (world) => ({ id: await aRefusedInvoice(world), note: 'Shuma ishte e gabuar' }),
  'sales.pdf': async (world) => ({ ids: [await anInvoice(world)], paper: '80', language: 'it' }),
  'sales.printed': async (world) => ({ ids: [await anInvoice(world)], paper: 'A4' }),
  'sales.correctable': async (world) => ({ id: await anInvoice(world) }),
  'sales.quoteCorrection': async (world) => ({ invoiceId: await anInvoice(world), isWhole: true }),
  'sales.correct': async (world) => ({
    saleId: anId(),
    invoiceId: await anInvoice(world),
    lines: [{ place: 1, quantity: 0.5 }],
  }),
  'sales.giveUpDebt': async (world) => ({ saleId: anId(), invoiceId: await anOwedInvoice(world) }),
  'sales.openOrders': () => ({ from: '2026-01-01', search: 'tavolina' }),
  'sales.summaryOf': async (world) => ({ invoiceIds: [(await anOrder(world))._id] }),
  'sales.summarize': async (world) => {
    const { _id, tillId } = await anOrder(world);
    return { saleId: anId(), invoiceIds: [_id], tillId, payments: [{ type: 'BANKNOTE', amount: 120 }] };
  },
  'sales.openAdvances': () => ({ idNumber: 'L12345678A' }),
  'sales.proForma': async (world) => ({ ...(await aCart(world)), language: 'en' }),
  'sales.salesOfBusiness': ({ business }) => ({ businessId: business.id }),
  'sales.salesPage': ({ business }) => ({ businessId: business.id, page: 0, search: 'a', ...range }),
  'sales.saleOfBusiness': (world) => anInvoiceOfBusiness(world),
  'sales.invoiceOfBusiness': (world) => anInvoiceOfBusiness(world),
  'sales.invoicesOfAdmin': ({ admin }) => ({ id: admin.id, page: '0' }),
  'sales.waitingOfBusiness': ({ business }) => ({ businessId: business.id }),
  'sales.resendForBusiness': async (world) => ({
    businessId: world.business.id,
    ids: [await anInvoice(world)],
  }),
  'dashboard.range': () => ({ date: range }),
  'dashboard.today': () => ({}),
  'dashboard.alerts': () => ({}),
  'dashboard.firstSteps': () => ({}),
};

const anInvoiceOfBusiness = async (world: World) => ({
  businessId: world.business.id,
  id: await anInvoice(world),
});

/** A till with an open drawer, at which the owner may sell. */
export async function sellingTill(world: World): Promise<string> {
  const { server, business } = world;
  const shopId = await newShop(world);
  const code = newRegistrationCode;
  await server.asOwner`
    update tenant.shops set business_unit_code = ${code()} where business_id = ${business.id} and id = ${shopId}`;
  await server.asOwner`
    update tenant.employees set operator_code = ${code()}
    where business_id = ${business.id} and user_id = ${business.owner.id} and operator_code is null`;
  const { id: pos_id } = await addTill(server, business.id, shopId);
  const client = await asOwner(world);
  await client(contract.cashRegister.reportBalance, { pos_id, operation: 'INITIAL', amount: 0 });
  await haveCertificate(world);
  return pos_id;
}

async function haveCertificate(world: World): Promise<void> {
  const { server, business } = world;
  const [row] = await server.asOwner`
    select 1 from tenant.certificates where business_id = ${business.id} and replaced_at is null`;
  if (row === undefined) await (await asOwner(world))(contract.certificates.keep, await keyFile(world));
}

async function aCart(world: World) {
  return {
    tillId: await sellingTill(world),
    lines: [aLine()],
    payments: [{ type: 'BANKNOTE' as const, amount: 120 }],
  };
}

async function aDraft(world: World): Promise<string> {
  const client = await asOwner(world);
  const { _id } = await client(contract.sales.keepDraft, {
    name: 'Tavolina 5',
    cart: await aCart(world),
  });
  return _id;
}

export async function anInvoice(world: World): Promise<string> {
  const client = await asOwner(world);
  const { _id } = await client(contract.sales.issue, { saleId: anId(), ...(await aCart(world)) });
  return _id;
}

/**
 * An invoice that the tax authority refused because of the code of its shop; the shop has got a new code
 * since.
 */
async function aRefusedInvoice(world: World): Promise<string> {
  const { server, business } = world;
  const id = await anInvoice(world);
  await server.asOwner`
    update tenant.fiscal_documents set status = 'error', next_attempt_at = null,
      failure = '{"name": "41", "isOurs": false, "code": "41", "text": null}'
    where business_id = ${business.id} and id = ${id}`;
  await server.asOwner`
    update tenant.shops set business_unit_code = ${newRegistrationCode()} where business_id = ${business.id}
      and id = (select shop_id from tenant.invoices where business_id = ${business.id} and id = ${id})`;
  return id;
}

/** An unpaid invoice on account. */
export async function anOwedInvoice(world: World): Promise<string> {
  const client = await asOwner(world);
  const cart = await aCartOnCredit(world);
  const { _id } = await client(contract.sales.issue, { saleId: anId(), ...cart });
  return _id;
}

export async function aCartOnCredit(world: World) {
  const buyer = { idType: 'NUIS' as const, idNumber: 'L12345678A', name: 'Blerësi shpk' };
  const payments = [{ type: 'ACCOUNT' as const, amount: 120 }];
  return { ...(await aCart(world)), buyer, payments, payDeadline: '2026-01-31' };
}

/** Issues an order; returns its id and that of its till. */
async function anOrder(world: World) {
  const cart = { ...(await aCart(world)), payments: [{ type: 'ORDER' as const, amount: 120 }] };
  const { _id } = await (await asOwner(world))(contract.sales.issue, { saleId: anId(), ...cart });
  return { _id, tillId: cart.tillId };
}

async function operatorWithPin({ server, business }: World) {
  const employee = await addEmployee(server, business.id, newRegistrationCode().slice(0, 5), {});
  const opCode = newRegistrationCode();
  await server.asOwner`
    update tenant.employees set operator_code = ${opCode} where business_id = ${business.id} and user_id = ${employee.id}`;
  await server.client(employee.token)(contract.employees.changePin, { pin: '4821' });
  return { opCode, pin: '4821' };
}
