import { portalOperators } from '@tezga/contract';
import type { z } from 'zod';
import { inJson, type PortalQuestion } from '../platform/self-care/portal.ts';

export interface NewOperator {
  readonly name: string;
  readonly idNumber: string;
  /** 2026-11-14; null: today, and with no end. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export type OperatorQuestion = PortalQuestion<z.output<typeof portalOperators>>;

/** Days are written there with the year last. */
const inPortal = (day: string) => day.split('-').toReversed().join('.');

/** Asks for an operator; the answer is all operators of the business. */
export function newOperator(operator: NewOperator): OperatorQuestion {
  const { name, idNumber, validFrom, validTo } = operator;
  return {
    method: 'POST',
    path: '/createoperator',
    body: {
      name,
      idNumber,
      ...(validFrom === null ? {} : { validFrom: inPortal(validFrom) }),
      ...(validTo === null ? {} : { validTo: inPortal(validTo) }),
    },
    read: inJson(portalOperators),
  };
}
