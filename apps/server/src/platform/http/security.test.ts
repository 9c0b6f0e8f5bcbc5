import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';

test('CORS lets a page from another home address read the custom headers of replies', async () => {
  const home = 'https://tjeter.example';
  const server = await startTestServer({ environment: { HOME_ADDRESSES: home } });
  try {
    const reply = await fetch(`${server.address}/api/main/customers-changes`, { headers: { origin: home } });
    expect(reply.headers.get('access-control-allow-origin')).toBe(home);
    const exposed = reply.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toContain('authorization');
    expect(exposed).toContain('customersTimestamp');
  } finally {
    await server.stop();
  }
});
