import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The time budget of a whole test run on two idle cores, without the installation of packages. */
const budgetSeconds = 600;
const filesShown = 10;

export type FileTime = { file: string; seconds: number };

/**
 * A vitest reporter that writes the duration of each file: its tests with their hooks, and its loading time.
 */
export function fileTimesReporter(writeTo: string): Reporter {
  return {
    onTestRunEnd(modules) {
      writeFileSync(writeTo, JSON.stringify(modules.map(timeOf)));
    },
  };
}

function timeOf(module: TestModule): FileTime {
  const { collectDuration, duration } = module.diagnostic();
  return {
    file: relative(module.project.config.root, module.moduleId),
    seconds: (collectDuration + duration) / 1000,
  };
}

/**
 * Lists the slowest files and projects, and warns above the budget; it does not fail, because a loaded machine is
 * slower.
 */
export function timesSummary(parts: Record<string, number>, files: readonly FileTime[]): string {
  const total = Object.values(parts).reduce((sum, seconds) => sum + seconds, 0);
  const slowest = files.toSorted((left, right) => right.seconds - left.seconds).slice(0, filesShown);
  return [
    `The ${slowest.length} slowest files:`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    `Took ${inMinutes(total)}: ${Object.entries(parts)
      .map(([name, seconds]) => `${name} ${inMinutes(seconds)}`)
      .join(', ')}.`,
    ...(total > budgetSeconds
      ? [`⚠ Over the budget of ${inMinutes(budgetSeconds)} by ${inMinutes(total - budgetSeconds)}.`]
      : []),
  ].join('\n');
}

function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
