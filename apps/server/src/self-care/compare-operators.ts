import type { portalOperator } from '@tezga/contract';
import type { z } from 'zod';

type Operator = z.output<typeof portalOperator>;

/** An employee with an operator code. */
export interface KnownOperator {
  readonly _id: string;
  readonly name: string;
  readonly opCode: string;
}

/**
 * Matches the operators of the portal with employees by their code, and lists the employees that the portal
 * does not have.
 */
export function compareOperators(operators: readonly Operator[], known: readonly KnownOperator[]) {
  const knownByCode = new Map(known.map((employee) => [employee.opCode.toLowerCase(), employee]));
  const codes = new Set(operators.map(({ opCode }) => opCode.toLowerCase()));
  return {
    employees: operators.map((operator) => {
      const employee = knownByCode.get(operator.opCode.toLowerCase());
      return { ...operator, employeeId: employee?._id ?? null, employeeName: employee?.name ?? null };
    }),
    notInPortal: known.filter(({ opCode }) => !codes.has(opCode.toLowerCase())),
  };
}
