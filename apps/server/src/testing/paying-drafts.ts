import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { asMoney, asQuantity } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  addPaymentDraft,
  invoiceTask,
  issueInvoice,
  settleByJob,
  settleTask,
} from '../online-payments/index.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { addBusiness, type TestBusiness } from './people.ts';
import { startTestProvider, type TestProvider } from './payment-provider.ts';
import { addSellingBusiness } from './selling-business.ts';
import { startStandIn } from './stand-in.ts';
import { newNuis } from './taxpayers.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface DraftsFile {
  provider: TestProvider;
  server: TestServer;
  issuer: Awaited<ReturnType<typeof addSellingBusiness>>;
}

/** The switches of the provider without faults. */
export const noFaults = {
  refusesPayments: false,
  captureStatus: 'COMPLETED',
  lostRepliesPercent: 0,
  notifiesTwice: false,
  notifies: null,
};

/** A server with a provider of online payments and the business that issues its invoices, for all tests of a file. */
export function usePayingDrafts() {
  const on = {} as DraftsFile;
  beforeAll(async () => {
    const standIn = await startStandIn();
    on.provider = await startTestProvider();
    on.server = await startTestServer({
      environment: { ...standIn.environment, ...on.provider.environment },
    });
    on.issuer = await addSellingBusiness(on.server, standIn);
    await on.server.asOwner`
      insert into tenant.currencies (business_id, code, exchange_rate, updated_at)
      values (${on.issuer.id}, 'EUR', 97.2, now())`;
  });
  afterAll(async () => {
    await on.server.stop();
    await on.provider.stop();
  });
  beforeEach(() => on.provider.control('PUT', '/switches', noFaults));
  return Object.assign(on, draftCalls(on));
}

/** Repeats the call until the provider replies, as a payer would. */
async function untilReplied<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'payment-provider-unreachable') throw error;
    }
  }
}

async function draftOf(server: TestServer, businessId: string): Promise<string> {
  const draftId = await inBusiness(server, businessId, (transaction) =>
    addPaymentDraft(transaction, businessId, {
      name: 'Abonimi vjetor',
      description: '',
      currency: 'EUR',
      lines: [
        { name: 'Abonim POS', unit: 'copë', quantity: asQuantity(3_000n), price: asMoney(33_33n), vat: '20' },
      ],
      createdBy: { id: 'a'.repeat(24), name: 'Ardit Leka' },
      at: server.clock.now(),
    }),
  );
  if (draftId === null) throw new Error('the business has an unpaid draft');
  return draftId;
}

const jobs = { [settleTask]: settleByJob, [invoiceTask]: issueInvoice };

function draftCalls(on: DraftsFile) {
  const clientOf = ({ owner }: TestBusiness) => on.server.client(owner.token);
  const jobContext = () =>
    Object.assign({}, on.server.jobContext, {
      config: { ...on.server.config, ONLINE_PAYMENTS_ISSUER: on.issuer.nuis },
    });
  return {
    clientOf,
    jobContext,

    async addPayer(): Promise<TestBusiness> {
      const payer = await addBusiness(on.server, 'Kafe Paguese');
      await on.server.asOwner`update platform.businesses set nipt = ${newNuis()} where id = ${payer.id}`;
      return payer;
    },

    addDraft: ({ id }: TestBusiness) => draftOf(on.server, id),

    async openOrder(payer: TestBusiness, draftId: string) {
      const { approvalUrl } = await untilReplied(() =>
        clientOf(payer)(contract.onlinePayments.createOrder, { draftId }),
      );
      if (approvalUrl === null) throw new Error('the draft is paid already');
      return { approvalUrl, orderId: new URL(approvalUrl).searchParams.get('token') ?? '' };
    },

    finish: (payer: TestBusiness, draftId: string, orderId: string) =>
      untilReplied(() => clientOf(payer)(contract.onlinePayments.finishPayment, { draftId, orderId })),

    runJobs: () =>
      runDueJobs(
        on.server.config.DATABASE_URL,
        { jobs, urgent: [], awaited: [], timetable: [] },
        jobContext(),
      ),

    async capturesOf(draftId: string): Promise<number> {
      const captured = (await on.provider.control('GET', '/captured')) as { readonly customId: string }[];
      return captured.filter(({ customId }) => customId.endsWith(`:${draftId}`)).length;
    },

    only: async (payer: TestBusiness) =>
      (await clientOf(payer)(contract.onlinePayments.drafts, {})).drafts?.[0],
  };
}
