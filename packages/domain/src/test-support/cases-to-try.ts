type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How many cases a test of random or very many cases tries: all of them in `npm run test:full`, which a person or a schedule
 * starts, for example before a release, and else so many that `npm test` stays quick.
 */
export const casesToTry = (environment: Environment, full: number, usual: number): number =>
  environment['TEZGA_FULL_TESTS'] === '1' ? full : usual;

/** A seed that makes random cases others each day; TEZGA_TEST_SEED set to the seed of a failure makes the same ones again. */
export function seedOfDay(environment: Environment, now: Date): number {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return Number(environment['TEZGA_TEST_SEED'] ?? day);
}
