import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** A self-care portal that accepts one password and replies with the minimum that the calls need. */
export const testPortal = {
  password: 'Fjalëkalimi i portalit 1',
  token: 'the-session-of-the-test-portal',
  fic: '6b2f8a54-92f6-4d6f-9a53-3d1b8ff6a0c1',
};

const anyone = { name: 'Ana Hoxha', idNumber: 'J90101010A', validFrom: '01.01.2026', validTo: '' };
const account = {
  token: testPortal.token,
  eAlbaniaInfo: { name: 'Ana Hoxha', email: '', tel: '' },
  businessInfo: {
    status: 'CPSS.ACTIVE',
    name: 'Biznes Prove',
    nipt: 'L91412709B',
    address: 'Rr. e Provës 1',
    town: 'Tiranë',
    country: 'ALB',
    isInVAT: 'Y',
    bnsUnitNumber: 0,
  },
  operators: [{ opCode: 'aa111bb222', ...anyone }],
  businessUnits: [],
  contactPersons: [anyone],
};
const book = { columns: [], rows: [], totals: {} };
const figures = { documents: 0, totals: {} };
const period = { period: '2026-11', status: 'OPEN' };

type Body = Record<string, unknown>;

const answers: Record<string, (body: Body) => object> = {
  '/createoperator': ({ name, idNumber }) => ({
    operators: [{ ...anyone, name, idNumber, opCode: `qa${randomInt(100, 999)}zc${randomInt(100, 999)}` }],
  }),
  '/sales-purchase-book': () => ({ nipt: 'L91412709B', name: '', ...period, sales: book, purchases: book }),
  '/book-new': () => ({ ...period, closesOn: '10.12.2026', sales: figures, purchases: figures }),
  '/sc/book': () => ({ rows: [], total: 0 }),
  '/sc/book-row': () => ({ rows: [], total: 0 }),
  '/purchaseInvoice': () => ({ invoices: [] }),
};

/** Replies to a request as the test portal; `text` is the body of the request. */
export function answerAsPortal(text: string, response: ServerResponse): void {
  const { pathname } = new URL(response.req.url ?? '/', 'http://portal');
  const path = pathname.replace(/^\/self-care/, '');
  const body = (text === '' ? {} : JSON.parse(text)) as Body;
  const reply = (status: number, content: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content));
  };
  const isSignedIn = response.req.headers.authorization === `Bearer ${testPortal.token}`;
  const answer = answers[path];
  if (path === '/' && body['password'] === testPortal.password) reply(200, account);
  else if (path === '/' || !isSignedIn) reply(401, { code: 'credentials-wrong' });
  else if (path === '/purchaseInvoicePDF') response.end('%PDF-1.4');
  else if (answer === undefined) reply(404, { code: 'not-found' });
  else reply(200, answer(body));
}
