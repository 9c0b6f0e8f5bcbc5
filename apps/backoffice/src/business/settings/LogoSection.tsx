import { contract, logoLimitBytes } from '@tezga/contract';
import { Panel, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { PictureInput } from '../../kits/forms/PictureInput.tsx';
import { call } from '../../session/call.ts';
import { refreshNecessary, useLogo, usePrintingConfig } from '../../session/necessary-data.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { logoAddress } from './logo-address.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import classes from './SettingsForms.module.css';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

const longestSide = 600;

/** The logo on invoices; saved as soon as it is chosen, with Undo. */
export function LogoSection() {
  const words = usePhrases().settings.logo;
  const query = useLogo();
  const { data: printing = { paymentQrCode: true, vatSection: true } } = usePrintingConfig();
  const mayChange = useMayChange();
  const saving = useSaveLogo();
  if (query.data === undefined) return <SectionState query={query} />;
  const saved = logoAddress(query.data);
  const shown = saving.isPending ? saving.variables.logo : saved;
  return (
    <div className={classes['withPreview']}>
      <Panel>
        {!mayChange && saved === null ? words.none : null}
        <PictureInput
          label={words.label}
          value={shown}
          onChange={(logo) => saving.mutate({ logo, before: shown })}
          longestSide={longestSide}
          limitBytes={logoLimitBytes}
          format="image/png"
          isReadOnly={!mayChange}
        />
      </Panel>
      <InvoicePreview printing={printing} logo={shown} />
    </div>
  );
}

interface Change {
  readonly logo: string | null;
  /** The current logo, for Undo. */
  readonly before: string | null;
}

function useSaveLogo() {
  const { fallbacks, settings } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const saving = useMutation({
    // Saved one after the other, so that removing a logo while it is being saved is not undone by that save.
    scope: { id: 'logo' },
    mutationFn: ({ logo }: Change) => call(contract.settings.setLogo, { logo }),
    onSuccess: ({ message }, { logo, before }) => {
      if (before === null) toast.success(message);
      else {
        const text = logo === null ? settings.logo.removed : message;
        toast.undo({ text, onUndo: () => saving.mutate({ logo: before, before: logo }) });
      }
    },
    onError: (error) => showFailure(fallbacks['logo-save'], error),
    onSettled: () => refreshNecessary(queries, 'logo'),
  });
  return saving;
}
