type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How many cases a test of random or very many cases tries: the full number in `npm run test:full`, for example before a
 * release, and the smaller usual number in `npm test`, to keep it quick.
 */
export const casesToTry = (environment: Environment, full: number, usual: number): number =>
  environment['TEZGA_FULL_TESTS'] === '1' ? full : usual;

/** A seed that makes random cases others each day; TEZGA_TEST_SEED set to the seed of a failure makes the same ones again. */
export function seedOfDay(environment: Environment, now: Date): number {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return Number(environment['TEZGA_TEST_SEED'] ?? day);
}
