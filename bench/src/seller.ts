import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { demoPassword } from '@tezga/server/demo';

interface Article {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly vat_id: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly token: string;
}

/** How a sale is paid: in cash, by bank transfer, or later as an order. */
export type PaidBy = 'BANKNOTE' | 'ACCOUNT' | 'ORDER';

export interface Sale {
  readonly saleId: string;
  readonly tillId: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly payments: readonly { readonly type: PaidBy; readonly amount: number }[];
}

/** A user of a demo business who sells over HTTP. */
export interface Seller {
  readonly businessId: string;
  readonly tillIds: readonly string[];
  /** A sale with two articles and one line without an article. */
  newSale(tillId: string, paidBy: PaidBy): Sale;
  post(path: string, body: object, requestId?: string): Promise<Reply>;
}

/** A new id; it begins with the current time, as the ids that the product creates. */
export const newId = () => Date.now().toString(16).padStart(12, '0') + randomBytes(6).toString('hex');

const buyer = {
  idType: 'NUIS',
  idNumber: 'L61423017B',
  name: 'Blerësi shpk',
  address: 'Rr. 1',
  town: 'Tiranë',
};

export async function seller(address: string, username: string): Promise<Seller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let token = '';
  const send = (method: string, path: string, body: object | null, requestId: string = randomUUID()) =>
    replyTo({ agent, address, method, path, body, token, requestId });
  const read = async <Answer>(method: string, path: string, body: object | null = null) =>
    JSON.parse(expectOk(path, await send(method, path, body)).text) as Answer;

  const signedIn = expectOk(
    'sign-in',
    await send('POST', '/api/auth/auth/sign-in', { username, password: demoPassword }),
  );
  token = signedIn.token;
  const { businessId } = JSON.parse(signedIn.text) as { businessId: string };
  const { posList } = await read<{ posList: { _id: string; tcrCode: string }[] }>(
    'GET',
    '/api/main/pos-list',
  );
  const tillIds = posList.filter(({ tcrCode }) => tcrCode !== '').map(({ _id }) => _id);
  const cashRegister = '/api/main/external-modules/cash-register';
  for (const pos_id of tillIds) {
    const { initialBalance } = await read<{ initialBalance: object | null }>(
      'GET',
      `${cashRegister}/initialBalance?pos_id=${pos_id}`,
    );
    if (initialBalance === null)
      await read('POST', `${cashRegister}/reportBalance`, { pos_id, operation: 'INITIAL', amount: 1000 });
  }
  const page = await read<{ articles: { article: Article }[] }>(
    'POST',
    '/api/main/available-articles-pagination',
    { perPage: 200 },
  );
  const articles = page.articles.map(({ article }) => article);
  // A line without an article id would be free text, which moves no stock.
  if (articles.length === 0 || articles.some(({ _id }) => typeof _id !== 'string'))
    throw new Error('there are no articles to sell');
  return {
    businessId,
    tillIds,
    newSale: (tillId, paidBy) => newSale(articles, tillId, paidBy),
    post: (path, body, requestId) => send('POST', path, body, requestId),
  };
}

function expectOk(what: string, reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`${what}: ${reply.status} ${reply.text}`);
  return reply;
}

function newSale(
  articles: readonly Article[],
  tillId: string,
  paidBy: PaidBy,
): Sale & { readonly buyer?: object } {
  const lines = [0, 1].flatMap(() => {
    const article = articles[randomInt(articles.length)];
    if (article === undefined) return [];
    const { _id: articleId, name, price, vat_id: vat } = article;
    return [{ articleId, name, price, vat, unit: 'copë', quantity: randomInt(1, 4) }];
  });
  const typed = { articleId: null, name: 'Qese', price: 10, vat: '20', unit: 'copë', quantity: 1 };
  const all = [...lines, typed];
  const total = Math.round(all.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100;
  return {
    saleId: newId(),
    tillId,
    lines: all,
    payments: [{ type: paidBy, amount: total }],
    ...(paidBy === 'ACCOUNT' ? { buyer } : {}),
  };
}

interface SentRequest {
  readonly agent: Agent;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  readonly body: object | null;
  readonly token: string;
  readonly requestId: string;
}

/** Uses node:http directly, because the overhead of an HTTP client would distort the measurement. */
function replyTo({ agent, address, method, path, body, token, requestId }: SentRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address + path,
      {
        agent,
        method,
        timeout: 30_000,
        headers: {
          requestid: requestId,
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...(token === '' ? {} : { authorization: token }),
        },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, text, token: reply.headers.authorization ?? '' }),
        );
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no reply in time')));
    sent.end(body === null ? undefined : JSON.stringify(body));
  });
}
