import type { PaymentMethod } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { methodIcons } from './method-icons.ts';
import classes from './Sales.module.css';

interface MethodChipsProps {
  readonly methods: readonly PaymentMethod[];
  /** Shows icons only; screen readers still get the names. */
  readonly isShort?: boolean;
}

/** The payment methods of an invoice. */
export function MethodChips({ methods, isShort = false }: MethodChipsProps) {
  const words = usePhrases().sales.methods;
  return (
    <span className={classes['methods']} title={methods.map((method) => words[method]).join(', ')}>
      {methods.map((method) => {
        const Shape = methodIcons[method];
        return (
          <span key={method} className={classes['method']}>
            <Shape
              size={15}
              stroke={1.6}
              {...(isShort ? { role: 'img', 'aria-label': words[method] } : { 'aria-hidden': true })}
            />
            {isShort ? null : words[method]}
          </span>
        );
      })}
    </span>
  );
}
