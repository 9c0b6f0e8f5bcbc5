import { format } from 'node:util';
import { vi } from 'vitest';

let heard: string[] = [];
let mayComplainNow = false;

/** For a test about errors: elsewhere one that the page throws or logs fails the test. */
export function mayComplain(): void {
  mayComplainNow = true;
}

/** The DOM of the tests does not know this element yet, browsers do. */
const isUnknownElement = (complaint: string) => complaint.startsWith('The tag <search> is unrecognized');

/** React's warnings come by console.error too. A spy that is there already keeps its calls, so they are forgotten. */
export function watchComplaints(): void {
  heard = [];
  mayComplainNow = false;
  vi.spyOn(console, 'error')
    .mockClear()
    .mockImplementation((...parts: unknown[]) => {
      const complaint = format(...parts);
      if (!isUnknownElement(complaint)) heard.push(complaint);
    });
  vi.spyOn(console, 'warn')
    .mockClear()
    .mockImplementation(() => undefined);
}

export const complaints = (): readonly string[] => (mayComplainNow ? [] : heard);
