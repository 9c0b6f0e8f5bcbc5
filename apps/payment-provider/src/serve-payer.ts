import { z } from 'zod';
import { approvalPage } from './approval-page.ts';
import { missing, replyOf, type Parts } from './parts.ts';
import { switchesSchema } from './switches.ts';

const asked = z.object({ token: z.string() });
const answered = z.object({ answer: z.enum(['approve', 'approve-declined', 'cancel']) });

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
    const isApproved = answer !== 'cancel';
    if (isApproved && order.status === 'PAYER_ACTION_REQUIRED') {
      order.status = 'APPROVED';
      order.isDeclined = answer === 'approve-declined';
      notifier.notify('CHECKOUT.ORDER.APPROVED', replyOf(request, order), parts.switches);
    }
    const target = new URL(isApproved ? order.returnUrl : order.cancelUrl);
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
  http.get('/control/captured', () => book.captured());
}
