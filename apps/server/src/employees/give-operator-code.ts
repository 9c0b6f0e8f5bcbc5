import type { BusinessContext } from '../platform/http/context.ts';
import { setOperatorCode } from './store.ts';

/**
 * Sets the operator code of an employee who was added in the same transaction; refused if another employee
 * has the code.
 */
export async function giveOperatorCode(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  employeeId: string,
  operatorCode: string,
): Promise<void> {
  await setOperatorCode(transaction, { businessId, employeeId, operatorCode });
}
