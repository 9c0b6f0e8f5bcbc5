import { medianOf } from './median.ts';

const turns = 7;
const turnMs = 500;

/**
 * How often each can be done in a second of a core, by turns in one process, so that both meet the same machine. It is the
 * time the processor worked for it, collecting garbage included, since others on the machine take theirs.
 */
export function ratesOf<Name extends string>(
  works: Readonly<Record<Name, () => void>>,
): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) rateOf(works[name]);
  for (let turn = 0; turn < turns; turn += 1) for (const name of names) rates[name].push(rateOf(works[name]));
  return Object.fromEntries(names.map((name) => [name, medianOf(rates[name])])) as Record<Name, number>;
}

function rateOf(work: () => void): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  while (performance.now() - began < turnMs) {
    work();
    count += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (count * 1_000_000) / (user + system);
}
