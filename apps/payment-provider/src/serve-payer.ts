import { z } from 'zod';
import { approvalPage } from './approval-page.ts';
import { endCheck } from './end-check.ts';
import { missing, replyOf, type Parts } from './parts.ts';
import { switchesSchema } from './switches.ts';

const asked = z.object({ token: z.string() });
const answers = ['approve', 'approve-declined', 'approve-pending', 'cancel'] as const;
const answered = z.object({ answer: z.enum(answers) });
const chosenStatuses = {
  approve: null,
  'approve-declined': 'DECLINED',
  'approve-pending': 'PENDING',
} as const;
const endedCheck = z.object({ orderId: z.string(), status: z.enum(['COMPLETED', 'DECLINED']) });

/** The page on which the payer approves or cancels. */
export function servePayer(parts: Parts): void {
  const { http, book, notifier } = parts;
  http.get('/checkoutnow', async ({ query }, reply) => {
    const order = book.find(asked.parse(query).token);
    if (order === null) return reply.code(404).send(missing);
    return reply.type('text/html; charset=utf-8').send(approvalPage(order));
  });
  http.post('/checkoutnow', async (request, reply) => {
    const order = book.find(asked.parse(request.query).token);
    if (order === null) return reply.code(404).send(missing);
    const { answer } = answered.parse(request.body);
    if (answer !== 'cancel' && order.status === 'PAYER_ACTION_REQUIRED') {
      order.status = 'APPROVED';
      order.chosenStatus = chosenStatuses[answer];
      notifier.notify('CHECKOUT.ORDER.APPROVED', replyOf(request, order), parts.switches);
    }
    const target = new URL(answer === 'cancel' ? order.cancelUrl : order.returnUrl);
    target.searchParams.set('token', order.id);
    return reply.redirect(target.href, 303);
  });
}

/** The routes that control the stand-in, which the real provider does not have. */
export function serveControl(parts: Parts): void {
  const { http, book, notifier } = parts;
  http.get('/control/switches', () => parts.switches);
  http.put('/control/switches', ({ body }) => {
    parts.switches = switchesSchema.parse({ ...parts.switches, ...(body as object) });
    return parts.switches;
  });
  http.post('/control/notifications', ({ body }) => notifier.signed(body as object));
  http.post('/control/ended-checks', async ({ body }, reply) => {
    const { orderId, status } = endedCheck.parse(body);
    const order = book.find(orderId);
    if (order === null) return reply.code(404).send(missing);
    endCheck(parts, order, status);
    return order;
  });
  http.get('/control/captured', () => book.captured());
}
