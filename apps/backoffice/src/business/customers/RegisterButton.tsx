import { contract } from '@tezga/contract';
import { Button, toast, usePhrases, type ZodForm } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useShowFault } from '../../kits/forms/use-show-fault.tsx';
import { call } from '../../session/call.ts';
import { numberToFind, withTaxpayer, type CustomerValues } from './customer-form.ts';

/** Fills in the data of the typed NIPT from the tax authority's taxpayer register. */
export function RegisterButton({ form }: { readonly form: ZodForm<CustomerValues> }) {
  const { register } = usePhrases().customers.form;
  const showFault = useShowFault();
  const { idType = 'NUIS', idNumber = '' } = form.values;
  const nipt = idType === 'NUIS' ? numberToFind(idType, idNumber) : null;
  const asking = useMutation({
    mutationFn: (typed: string) => call(contract.customers.taxpayers, { nipt: typed }),
    onSuccess: ({ taxpayers: [found] }) => {
      if (found === undefined) {
        toast.warning({ title: register.notFound, text: register.nothing });
        return;
      }
      for (const [field, value] of withTaxpayer(found)) {
        form.setValue(field, value);
        form.setError(field, null);
      }
      toast.success(register.found(found.name));
    },
    onError: (error) => showFault(register.failed, error),
  });
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-label={register.label}
      // Disabled by ARIA only, so that it stays focusable and the Tab order does not change while the user types.
      aria-disabled={nipt === null}
      data-disabled={nipt === null || undefined}
      loading={asking.isPending}
      onClick={() => {
        if (nipt !== null) asking.mutate(nipt);
      }}
    >
      {register.ask}
    </Button>
  );
}
