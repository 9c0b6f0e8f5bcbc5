type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The number of cases of a randomized or exhaustive test: all of them in `npm run test:full`, for example before a
 * release, and fewer in `npm test`, which must be quick.
 */
export const casesToTry = (environment: Environment, full: number, usual: number): number =>
  environment['TEZGA_FULL_TESTS'] === '1' ? full : usual;

/** A random seed that changes daily; to repeat the cases of a failed run, set TEZGA_TEST_SEED to its seed. */
export function seedOfDay(environment: Environment, now: Date): number {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return Number(environment['TEZGA_TEST_SEED'] ?? day);
}
