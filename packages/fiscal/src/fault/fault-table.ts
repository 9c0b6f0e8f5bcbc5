import { faultsOfBoth } from './faults-of-both.ts';
import { einvoiceFaults } from './einvoice-faults.ts';
import type { FaultRule } from './fault-rule.ts';
import { fiscalizationFaults } from './fiscalization-faults.ts';

/** Every official code of each service; the same number can mean another thing in the other one. */
export const faultTable = {
  fiscalization: { ...faultsOfBoth, ...fiscalizationFaults },
  einvoice: { ...faultsOfBoth, ...einvoiceFaults },
} as const;

export type FaultService = keyof typeof faultTable;
export type FaultCode = { [Of in FaultService]: keyof (typeof faultTable)[Of] }[FaultService];

/** What a code says in this service, and under which key it stands; null for one that nobody has published. */
export function publishedFault(
  service: FaultService,
  code: string,
): { readonly code: FaultCode; readonly rule: FaultRule } | null {
  const rules: Partial<Readonly<Record<string, FaultRule>>> = faultTable[service];
  const key = /^9\d\d$/.test(code) ? '9xx' : code;
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  return rule === undefined ? null : { code: key as FaultCode, rule };
}
