import { useMutation } from '@tanstack/react-query';
import { useMayLeave } from '../kits/forms/use-may-leave.ts';
import { enterBusiness } from '../session/queries.ts';

/** Enters a business, and discards all cached data of the previous one. */
export function useEnterBusiness() {
  const mayLeave = useMayLeave();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: enterBusiness });
  const enter = async (businessId: string) => {
    if (await mayLeave()) mutate(businessId);
  };
  return { enter, isPending, error, reset };
}
