import { contract } from '@tezga/contract';
import { useDialogs, usePhrases } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { adminVisit } from '../../session/admin-visit.ts';
import { call } from '../../session/call.ts';

interface Visited {
  readonly _id: string;
  readonly name: string;
}

/** Opens a session as an employee after a confirmation; the admin can return to the admin session later. */
export function useEnterAsEmployee(businessId: string) {
  const { managedPeople: words } = usePhrases();
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id }: Visited) =>
      adminVisit.begin(businessId, () => call(contract.employees.takeOver, { businessId, employeeId: _id })),
    // A full page load, because the pages of admins do not belong to the session of the business.
    onSuccess: () => location.assign('/'),
    onError: (failure, { name }) => showFailure(words.enterAs(name), failure),
  });
  const askToEnter = async (employee: Visited) => {
    const isSure = await confirm({
      title: words.enterTitle(employee.name),
      message: words.enterText,
      confirmLabel: words.enter,
    });
    if (isSure) mutate(employee);
  };
  return { askToEnter, isEntering: isPending };
}
