import { portalOperators } from '@tezga/contract';
import type { z } from 'zod';
import { inJson, type PortalQuestion } from '../platform/self-care/portal.ts';

export interface NewOperator {
  readonly name: string;
  readonly idNumber: string;
  /** A date like 2026-11-14. As a start, null means from today; as an end, null means without an end. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export type OperatorQuestion = PortalQuestion<z.output<typeof portalOperators>>;

/** The portal writes dates as day.month.year. */
const inPortal = (day: string) => day.split('-').toReversed().join('.');

/** The request that creates an operator; its reply lists all operators of the business. */
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
