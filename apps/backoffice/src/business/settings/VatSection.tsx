import { contract } from '@tezga/contract';
import { Badge, Button, Panel, useDialogs, usePhrases } from '@tezga/ui';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import classes from './SettingsForms.module.css';
import { useSaveSwitch } from './StockSection.tsx';

/** Whether the business is registered for VAT. It changes the tax of every later invoice, so the user confirms it. */
export function VatSection() {
  const words = usePhrases().settings.vat;
  const query = useQuery(sessionQueries.ownData);
  const mayChange = useMayChange();
  const { confirm } = useDialogs();
  const saving = useSaveSwitch((isInVat: boolean) => call(contract.settings.setInVat, { isInVat }));
  if (query.data === undefined) return <SectionState query={query} />;
  const { isInVat } = query.data.ownData;
  const { action, title, text } = isInVat ? words.leave : words.enter;
  const change = async () => {
    if (await confirm({ title, message: text, confirmLabel: action })) saving.mutate(!isInVat);
  };
  const button = (
    <Button variant="default" loading={saving.isPending} onClick={() => void change()}>
      {action}
    </Button>
  );
  return (
    <Panel title={words.status} {...(mayChange ? { aside: button } : {})}>
      <Badge
        tone={isInVat ? 'ok' : 'off'}
        icon={
          isInVat ? (
            <IconCircleCheckFilled size={13} aria-hidden />
          ) : (
            <IconCircleDashed size={13} aria-hidden />
          )
        }
      >
        {isInVat ? words.isIn : words.isOut}
      </Badge>
      <p className={classes['quiet']}>{isInVat ? words.isInText : words.isOutText}</p>
    </Panel>
  );
}
