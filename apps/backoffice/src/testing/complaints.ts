import { format } from 'node:util';
import { vi } from 'vitest';

let errors: string[] = [];
let mayComplainNow = false;

/** Allows errors in this test: in other tests an error that the page throws or logs fails the test. */
export function mayComplain(): void {
  mayComplainNow = true;
}

/** The test DOM does not know this element, browsers do. */
const isUnknownElement = (complaint: string) => complaint.startsWith('The tag <search> is unrecognized');

/**
 * Fails a test on console.error, which includes React's warnings. A spy that already exists still has its old
 * calls, so they are cleared.
 */
export function watchComplaints(): void {
  errors = [];
  mayComplainNow = false;
  vi.spyOn(console, 'error')
    .mockClear()
    .mockImplementation((...parts: unknown[]) => {
      const complaint = format(...parts);
      if (!isUnknownElement(complaint)) errors.push(complaint);
    });
  vi.spyOn(console, 'warn')
    .mockClear()
    .mockImplementation(() => undefined);
}

export const complaints = (): readonly string[] => (mayComplainNow ? [] : errors);
