import { codeAt, stepOf } from '../second-factor/index.ts';
import { seal } from '../platform/secrets/seal.ts';
import { testPassword } from '../testing/index.ts';
import type { World } from './world.ts';

const secret = Buffer.from('12345678901234567890');

export async function withoutSecondFactor({ server, business }: World): Promise<void> {
  await server.asOwner`delete from platform.recovery_codes where user_id = ${business.owner.id}`;
  await server.asOwner`delete from platform.second_factors where user_id = ${business.owner.id}`;
}

/** Gives the owner a second factor, confirmed or not, and returns the input with the password and a valid code. */
const withSecondFactor = (isConfirmed: boolean) => async (world: World) => {
  const { server, business } = world;
  await withoutSecondFactor(world);
  const userId = business.owner.id;
  const now = server.clock.now();
  await server.asOwner`
    insert into platform.second_factors (user_id, encrypted_secret, begun_at, confirmed_at)
    values (${userId}, ${seal(server.config.SECRETS_KEY, secret.toString('hex'), userId)}, ${now},
      ${isConfirmed ? now : null})`;
  return { password: testPassword, code: codeAt(secret, stepOf(now)) };
};

export const inputsOfSecondFactor = {
  'secondFactor.state': () => ({}),
  'secondFactor.begin': async (world: World) => {
    await withoutSecondFactor(world);
    return {};
  },
  'secondFactor.confirm': withSecondFactor(false),
  'secondFactor.renewRecoveryCodes': withSecondFactor(true),
  'secondFactor.switchOff': withSecondFactor(true),
};
