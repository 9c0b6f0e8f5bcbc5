import { Kbd, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useSession } from '../../../session/session-context.ts';
import classes from './NewInvoice.module.css';

/** The keyboard shortcuts of the screen, and the operator. */
export function KeysStrip({ onOperator }: { readonly onOperator: () => void }) {
  const { keys, operator } = usePhrases().newInvoice;
  const { user } = useSession();
  const texts: readonly (readonly [string, string])[] = [
    ['F2', keys.article],
    ['F4', keys.buyer],
    ['F8', keys.cash],
    ['F9', keys.card],
    ['F10', keys.bank],
    ['Tab', keys.cell],
    ['Ctrl D', keys.repeat],
    ['Ctrl Del', keys.remove],
    ['Ctrl S', keys.keep],
  ];
  return (
    <footer className={classes['strip']} aria-label={keys.title}>
      {texts.map(([key, meaning]) => (
        <span key={key} className={classes['key']}>
          <Kbd>{key}</Kbd> {meaning}
        </span>
      ))}
      <span className={classes['operator']}>
        {operator.now(user.name)}
        <UnstyledButton className={classes['switch'] ?? ''} onClick={onOperator}>
          <IconArrowsExchange size={15} stroke={1.7} aria-hidden /> {operator.other}
        </UnstyledButton>
      </span>
    </footer>
  );
}
