import { contract } from '@tezga/contract';
import { isNuis } from '@tezga/domain';
import { Button, toast, usePhrases, type ZodForm } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useShowFault } from '../../kits/forms/use-show-fault.tsx';
import { call } from '../../session/call.ts';
import type { NewValues } from './business-form.ts';

/** Fills in the data of the typed NIPT from the tax authority's register. */
export function TaxpayerButton({ form }: { readonly form: ZodForm<NewValues> }) {
  const { register } = usePhrases().customers.form;
  const showFault = useShowFault();
  const nipt = form.values.nipt.trim().toUpperCase();
  const isReady = isNuis(nipt);
  const asking = useMutation({
    mutationFn: () => call(contract.managedBusinesses.taxpayer, { nipt }),
    onSuccess: ({ taxpayer }) => {
      if (taxpayer === null) {
        toast.warning({ title: register.notFound, text: register.nothing });
        return;
      }
      const { name, address, town: city } = taxpayer;
      for (const [field, value] of Object.entries({ name, address, city })) {
        form.setValue(field as 'name', value);
        form.setError(field as 'name', null);
      }
      toast.success(register.found(name));
    },
    onError: (error) => showFault(register.failed, error),
  });
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-label={register.label}
      // Disabled by ARIA only, so that it stays focusable and the Tab order does not change while the user types.
      aria-disabled={!isReady}
      data-disabled={!isReady || undefined}
      loading={asking.isPending}
      onClick={() => {
        if (isReady) asking.mutate();
      }}
    >
      {register.ask}
    </Button>
  );
}
