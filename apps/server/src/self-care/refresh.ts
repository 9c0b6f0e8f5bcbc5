import type { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { compareAccount, recordsHere } from './compare-account.ts';
import { enterPortal } from './enter-portal.ts';
import { subjectOf } from './enter.ts';
import { recordStep, type StepInBusiness } from './record-step.ts';
import { selfCareDataStore, selfCareStore } from './store.ts';

/** Reads the portal while no transaction is open, then saves its data and compares it in a short transaction. */
export const refresh: FreeHandler<typeof contract.selfCare.refresh> = freelyInTargetBusiness(
  async (_input: object, context: StepInBusiness) => {
    const { businessId } = context;
    const { account, enteredAt } = await enterPortal(context);
    const { token: _ofTheSession, ...data } = account;
    const here = await context.inTransaction(async (transaction) => {
      await selfCareStore(transaction, businessId).noteEntry(enteredAt);
      await selfCareDataStore(transaction, businessId).save(data, enteredAt);
      await recordStep(transaction, context, 'selfCare.refresh', subjectOf(account));
      return recordsHere(transaction, businessId);
    });
    return {
      lastLoginAt: enteredAt.toISOString(),
      scUpdatedAt: enteredAt.toISOString(),
      operators: account.operators.length,
      businessUnits: account.businessUnits.length,
      account: compareAccount(data, here),
      message: context.phrasesIn[context.language].selfCare.refreshed,
    };
  },
);
