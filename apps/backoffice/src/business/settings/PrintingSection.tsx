import { contract } from '@tezga/contract';
import { Panel, Switch, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import type { Necessary } from '../../session/batch-necessary.ts';
import { necessaryQueries, usePrintingConfig } from '../../session/necessary-data.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import classes from './SettingsForms.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

type Printing = Necessary<'printingConfig'>;

/** The settings of printed invoices; each switch is saved at once and shown in the preview. */
export function PrintingSection() {
  const query = usePrintingConfig();
  if (query.data === undefined) return <SectionState query={query} />;
  return <PrintingSwitches printing={query.data} />;
}

function PrintingSwitches({ printing }: { readonly printing: Printing }) {
  const words = usePhrases().settings.printing;
  const isReadOnly = !useMayChange();
  const saving = useSavePrinting();
  const shown = saving.isPending ? saving.variables : printing;
  return (
    <div className={classes['withPreview']}>
      <Panel>
        <div className={classes['switches']}>
          {(['paymentQrCode', 'vatSection'] as const).map((part) => (
            <Switch
              key={part}
              label={words[part]}
              description={words[`${part}Hint`]}
              checked={shown[part]}
              disabled={isReadOnly}
              onChange={({ currentTarget: { checked } }) => saving.mutate({ ...shown, [part]: checked })}
            />
          ))}
        </div>
      </Panel>
      <InvoicePreview printing={shown} />
    </div>
  );
}

function useSavePrinting() {
  const { fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (printing: Printing) => call(contract.settings.setPrinting, printing),
    onSuccess: ({ printingConfig, message }) => {
      queries.setQueryData(necessaryQueries.printingConfig.queryKey, printingConfig);
      toast.success(message);
    },
    onError: (error) => showFailure(fallbacks['configuration-save'], error),
  });
}
