import type { activity } from '@tezga/contract/activity';
import type { InputOf } from '@tezga/contract';
import { isPublicPath } from './public-path.ts';

export type ProblemReport = InputOf<typeof activity.report>;

export interface ThrownOn {
  readonly path: string;
  /** The component stack from React. */
  readonly componentStack?: string | null | undefined;
}

// Constant parts of error messages of browsers and React; the rest of a message may contain typed text.
const safeMessageParts = [
  /Minified React error #\d+/,
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /is not (?:a function|a constructor|defined|iterable)/,
  /Maximum call stack size exceeded/,
  /(?:Failed to fetch|error loading) dynamically imported module/,
  /Importing a module script failed/,
];

const frame = /(?:^at |@|\().*\.(?:m?js|tsx?)(?:\?\S*)?:\d+:\d+\)?$/;
const detailsMax = 8000;

/** The kind of an error and its place in the code, without anything that a user typed. */
export function problemReportOf(error: unknown, { path, componentStack }: ThrownOn): ProblemReport {
  const details = [error instanceof Error ? error.stack : '', componentStack]
    .flatMap((stack) => framesOf(stack ?? ''))
    .join('\n')
    .slice(0, detailsMax);
  return { message: kindOf(error), address: addressOf(path), ...(details === '' ? {} : { details }) };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  const sentence = safeMessageParts.map((known) => known.exec(error.message)?.[0]).find(Boolean);
  return sentence === undefined ? name : `${name}: ${sentence}`;
}

function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => frame.test(line))
    .map((line) => line.replace(/\?\S*?(?=:\d+:\d+\)?$)/, ''));
}

/** The path without a query; the code of a link is left out, because it gives access. */
function addressOf(path: string): string {
  return isPublicPath(path) ? `/${path.split('/')[1]}` : path.slice(0, 2000);
}
