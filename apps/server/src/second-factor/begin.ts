import { randomBytes } from 'node:crypto';
import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { seal } from '../platform/secrets/seal.ts';
import { secondFactorStore } from './store.ts';
import { base32 } from './totp.ts';

const secretBytes = 20;
const issuer = 'Tezga';

/** Creates a secret for the authenticator app. It takes effect after the user has typed a first code. */
export const begin: Handler<typeof contract.secondFactor.begin> = async (_input, context) => {
  const { transaction, person, config, clock } = context;
  const secret = randomBytes(secretBytes);
  const sealed = seal(config.SECRETS_KEY, secret.toString('hex'), person.id);
  const isBegun = await secondFactorStore(transaction, person.id).begin(sealed, clock.now());
  refuseUnless(isBegun, 'second-factor-already-on');
  const text = base32(secret);
  const label = encodeURIComponent(`${issuer}:${person.username}`);
  return { secret: text, address: `otpauth://totp/${label}?secret=${text}&issuer=${issuer}` };
};
