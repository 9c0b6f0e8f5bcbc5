/**
 * How many cases a test of random or very many cases tries: all of them where the run asks for the full tests, as the one
 * of every night does, and else so many that a usual run stays quick.
 */
export const everyNight = (
  environment: Readonly<Record<string, string | undefined>>,
  full: number,
  usual: number,
): number => (environment['TEZGA_FULL_TESTS'] === '1' ? full : usual);
