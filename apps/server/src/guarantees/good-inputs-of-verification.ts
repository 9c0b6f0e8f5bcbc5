import { createHash, randomInt } from 'node:crypto';
import type { CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { colleague, newPasswords, newPhone, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `verification.${string}`>;

/** Valid inputs for the calls that verify contacts and reset passwords. */
export const inputsOfVerification: Record<Calls, GoodInput> = {
  'verification.askReset': ({ business }) => ({ username: business.owner.email }),
  'verification.checkReset': async (world) => ({ code: (await resetCode(world)).code }),
  'verification.setNewPassword': async (world) => {
    const { code, userId } = await resetCode(world);
    return { fnp: newPasswords.newPassword, userId, businessId: world.business.id, method: 'email', code };
  },
  'verification.verifyCode': async (world) => ({
    code: (await unverifiedContact(world, await colleague(world))).code,
  }),
  'verification.unverifiedMethods': () => ({}),
  'verification.sendVerification': async (world) => ({ methodId: (await ownUnverified(world)).methodId }),
  'verification.removeMethod': async (world) => ({ methodId: (await ownUnverified(world)).methodId }),
  'verification.askOwnReset': () => ({}),
  'verification.changeEmail': () => ({ email: `${unique()}@prova.example` }),
  'verification.changePhone': () => ({ tel: newPhone() }),
};

const hash = (code: string) => createHash('sha256').update(code).digest('hex');
const newCode = () => String(randomInt(10_000_000, 99_999_999));

async function resetCode(world: World): Promise<{ code: string; userId: string }> {
  const { id: userId } = await colleague(world);
  const code = newCode();
  const now = world.server.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  await world.server.asOwner`
    insert into platform.password_resets (id, user_id, method, code_hash, created_at, expires_at)
    values (${newRecordId(now)}, ${userId}, 'email', ${hash(code)}, ${now}, ${expiresAt})`;
  return { code, userId };
}

async function unverifiedContact({ server }: World, { id: userId }: { id: string }) {
  const code = newCode();
  const now = server.clock.now();
  const methodId = newRecordId(now);
  const sentAt = new Date(now.getTime() - 600_000);
  const expiresAt = new Date(now.getTime() + 600_000);
  await server.asOwner`
    insert into platform.unverified_contacts (id, user_id, method, value, code_hash, created_at, sent_at, expires_at)
    values (${methodId}, ${userId}, 'email', ${`${unique()}@prova.example`}, ${hash(code)}, ${sentAt}, ${sentAt}, ${expiresAt})
    on conflict (user_id, method) do update set id = excluded.id, code_hash = excluded.code_hash, sent_at = excluded.sent_at`;
  return { code, methodId };
}

const ownUnverified = (world: World) => unverifiedContact(world, world.business.owner);
