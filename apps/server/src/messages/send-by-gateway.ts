import type { StoredMessage } from './store.ts';

const patienceMs = 20_000;

/** Hands an SMS to the gateway; anything but its consent throws, with its status and nothing of the text. */
export async function sendByGateway(
  { url, token, from }: { url: string; token: string; from: string },
  { recipient, body }: StoredMessage,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to: recipient, from, text: body }),
    // A gateway that sends elsewhere would take the token along.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  // Read to its end, so that the connection can serve the next one.
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}
