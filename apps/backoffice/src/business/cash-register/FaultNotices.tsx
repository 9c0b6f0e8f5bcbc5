import { Notice, usePhrases } from '@tezga/ui';
import classes from './CashRegister.module.css';
import type { Movement } from './queries.ts';
import { faultSentence, faultsAmong } from '../fiscal/index.ts';

/**
 * Notices that say why some of the movements have no code of the tax authority yet, and what to do about it.
 */
export function FaultNotices({ movements }: { readonly movements: readonly Movement[] }) {
  const phrases = usePhrases();
  const { refused, waiting } = phrases.cashRegister;
  return (
    <output className={classes['notices']}>
      {faultsAmong(movements).map(({ status, fault, count }) => (
        <Notice
          key={`${status} ${fault}`}
          tone={status === 'error' ? 'bad' : 'warn'}
          title={status === 'error' ? refused(count) : waiting(count)}
        >
          {faultSentence(phrases, fault)}
        </Notice>
      ))}
    </output>
  );
}
