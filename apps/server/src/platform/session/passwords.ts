import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting for argon2id (the library's default algorithm).
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | null = null;

/** Takes as long for an account that does not exist as for one that does, so that time tells nothing. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('an account that does not exist');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && fits;
}
