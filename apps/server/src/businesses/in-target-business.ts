import type { FreeContext, SessionContext } from '../platform/http/context.ts';
import { targetBusiness } from './target-business.ts';

interface Named {
  readonly businessId?: string | undefined;
}

type InBusiness<Context> = Context & { readonly businessId: string };

/** A handler for users of a business and for admins; an admin names a managed business in the input. */
export function inTargetBusiness<Input extends Named, Output>(
  handler: (input: Omit<Input, 'businessId'>, context: InBusiness<SessionContext>) => Promise<Output>,
) {
  return async (input: Input, context: SessionContext): Promise<Output> => {
    const { businessId: named, ...rest } = input;
    const businessId = await targetBusiness(context, named);
    return handler(rest, { ...context, businessId });
  };
}

/**
 * Does nothing: a handler that begins its own transactions adds its own entry to the activity log, if it changes
 * anything.
 */
const actAs = () => undefined;

type FreeSession = FreeContext & Pick<SessionContext, 'person' | 'businessId'>;

/**
 * A handler like that of `inTargetBusiness` that begins its own transactions. Each transaction checks again
 * that the admin manages the business, and is bound to this business.
 */
export function freelyInTargetBusiness<
  Input extends Named,
  Output,
  Context extends FreeSession = FreeSession,
>(handler: (input: Omit<Input, 'businessId'>, context: InBusiness<Context>) => Promise<Output>) {
  return {
    async freely(input: Input, context: Context): Promise<Output> {
      const { businessId: named, ...rest } = input;
      const { person } = context;
      const target = (transaction: SessionContext['transaction']) =>
        targetBusiness({ transaction, person, actAs, businessId: context.businessId }, named);
      const businessId = await context.inTransaction(target);
      return handler(rest, {
        ...context,
        businessId,
        inTransaction: (work) =>
          context.inTransaction(async (transaction) => {
            await target(transaction);
            return work(transaction);
          }),
      });
    },
  };
}
