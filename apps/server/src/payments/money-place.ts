import type { contract } from '@tezga/contract';
import {
  bankPath,
  baseCurrency,
  cashPath,
  chartAccounts,
  creditPaymentProblems,
  inTransitPath,
  refuseUnless,
  tiranaDay,
  type FieldProblem,
  type Money,
  type PaymentProblem,
  type RecordedPaymentMethod,
} from '@tezga/domain';
import type { z } from 'zod';
import { movePaymentCash, type Moving } from '../cash-register/index.ts';
import { valueOfPoint } from '../client-credit/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { refuseClosedDay } from '../settings/index.ts';

type MoneyInput = Pick<
  z.output<typeof contract.payments.pay.input>,
  'type' | 'accountId' | 'tillId' | 'date' | 'currency'
> & { readonly method: RecordedPaymentMethod; readonly kind: 'payment' | 'refund' };

/** Where the money of a payment comes from or goes to: a bank account, the drawer of a till, or neither for points and online payments. */
export interface MoneyPlace {
  readonly accountId: string | null;
  readonly tillId: string | null;
  /** For a payment by bank or points, the shop of a user who is assigned to shops. Null for all others. */
  readonly shopId: string | null;
  /** The path of the ledger account of this place. */
  readonly path: string;
}

/** Finds the bank account or the till, and refuses a wrong day or currency at its field. */
export async function moneyPlace(
  { transaction, businessId, clock }: Moving,
  { kind, type: side, method, accountId, tillId, date, currency }: MoneyInput,
): Promise<MoneyPlace> {
  const today = tiranaDay(clock.now());
  refuseAt('date', date > today ? 'date-in-future' : null);
  await refuseClosedDay(transaction, businessId, date);
  if (method === 'BANKNOTE') {
    refuseAt('date', date < today ? 'cash-today' : null);
    if (tillId === null) return refuseAt('tillId', 'required');
    const [till] = await transaction.run('select 1 from tenant.tills where business_id = $1 and id = $2', [
      businessId,
      tillId,
    ]);
    refuseUnless(till !== undefined, 'not-found');
    return { accountId: null, tillId, shopId: null, path: cashPath(tillId, currency) };
  }
  if (method === 'ONLINE') {
    if (tillId === null) return refuseAt('tillId', 'required');
    // The money of online payments, like that of cards, is in transit until the provider transfers it to the bank.
    return { accountId: null, tillId: null, shopId: null, path: inTransitPath(tillId, currency) };
  }
  if (method === 'CREDIT') {
    refuseProblems(creditPaymentProblems({ side, kind, currency }));
    await valueOfPoint(transaction, businessId);
    const shopId = await shopOfEmployee(transaction, businessId);
    return { accountId: null, tillId: null, shopId, path: chartAccounts.gifts };
  }
  if (accountId === null) return refuseAt('accountId', 'required');
  const [account] = await transaction.run<{ readonly currency: string }>(
    'select currency from tenant.accounts where business_id = $1 and id = $2 and deleted_at is null',
    [businessId, accountId],
  );
  refuseUnless(account !== undefined, 'not-found');
  refuseAt('accountId', account.currency === currency ? null : 'account-currency');
  const shopId = await shopOfEmployee(transaction, businessId);
  return { accountId, tillId: null, shopId, path: bankPath(accountId, currency) };
}

async function shopOfEmployee(transaction: Transaction, businessId: string): Promise<string | null> {
  const [shop] = await transaction.run<{ readonly id: string }>(
    `select id from tenant.shops where business_id = $1 and not tenant.sees_every_place() order by id limit 1`,
    [businessId],
  );
  return shop?.id ?? null;
}

function refuseAt(path: string, code: FieldProblem): never;
function refuseAt(path: string, code: FieldProblem | null): void;
function refuseAt(path: string, code: FieldProblem | null): void {
  refuseProblems(code === null ? [] : [{ path, code, limit: null }]);
}

export function refuseProblems(problems: readonly PaymentProblem[]): void {
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
}

interface MovedMoney {
  readonly tillId: string | null;
  readonly currency: string;
  /** Negative if the business pays. */
  readonly amount: Money;
  readonly note: string;
}

/**
 * Moves cash into or out of the drawer and returns the id of the movement. Null without a till, and for foreign cash,
 * because the drawer counts lek only.
 */
export async function moveMoneyInDrawer(
  context: Moving,
  { tillId, currency, amount, note }: MovedMoney,
): Promise<string | null> {
  if (tillId === null || currency !== baseCurrency) return null;
  return movePaymentCash(context, { tillId, amount, note });
}
