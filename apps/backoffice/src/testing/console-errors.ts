import { format } from 'node:util';
import { vi } from 'vitest';

let errors: string[] = [];
let arePageErrorsAllowed = false;

/** Allows errors in this test: in other tests an error that the page throws or logs fails the test. */
export function allowPageErrors(): void {
  arePageErrorsAllowed = true;
}

/** Whether the warning is about an element that browsers know and the test DOM does not. */
const isUnknownElement = (text: string) => text.startsWith('The tag <search> is unrecognized');

/**
 * Fails a test on console.error, which includes React's warnings. A spy that already exists still has its old
 * calls, so they are cleared.
 */
export function watchConsoleErrors(): void {
  errors = [];
  arePageErrorsAllowed = false;
  vi.spyOn(console, 'error')
    .mockClear()
    .mockImplementation((...parts: unknown[]) => {
      const text = format(...parts);
      if (!isUnknownElement(text)) errors.push(text);
    });
  vi.spyOn(console, 'warn')
    .mockClear()
    .mockImplementation(() => undefined);
}

export const consoleErrors = (): readonly string[] => (arePageErrorsAllowed ? [] : errors);
