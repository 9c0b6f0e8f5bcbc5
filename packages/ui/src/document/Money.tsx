import { hundredthsOf } from '@tezga/domain';
import { Amount, type AmountProps } from '../figures/Amount.tsx';

interface MoneyProps extends Omit<AmountProps, 'value'> {
  /** As it comes from the server; null shows a dash. */
  readonly value: number | null;
}

/** An amount of a document. */
export function Money({ value, ...look }: MoneyProps) {
  return <Amount value={value === null ? null : hundredthsOf(value)} {...look} />;
}
