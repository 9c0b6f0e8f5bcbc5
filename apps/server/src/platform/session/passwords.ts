import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting for argon2id, which is the library's default algorithm.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let dummyHash: Promise<string> | null = null;

/**
 * Without a user it verifies the password against a dummy hash, so that the response time does not reveal whether
 * the user exists.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a user who does not exist');
  const fits = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && fits;
}
