import { asMoney, baseCurrency, businessLevel, placeholderCustomer, type Money } from '@tezga/domain';
import { ActionIcon, Button, Code, formatAmount, usePhrases } from '@tezga/ui';
import { IconBuildingStore, IconPencil, IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../session/session-context.ts';
import classes from './Buyer.module.css';
import type { BuyerForm } from '../cart-form.ts';
import { newInvoiceQueries } from '../queries.ts';

interface BuyerCardProps {
  readonly buyer: BuyerForm | null;
  readonly isAdding: boolean;
  /** Null if the role may not add customers, or the buyer is already a customer. */
  readonly onAdd: (() => void) | null;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** The chosen buyer, or the placeholder customer. */
export function BuyerCard({ buyer, isAdding, onAdd, onChange, onRemove }: BuyerCardProps) {
  const words = usePhrases().newInvoice.buyer;
  if (buyer === null) {
    return (
      <div className={classes['card']} data-nobody>
        <IconUser size={17} stroke={1.6} aria-hidden />
        <span className={classes['who']}>
          <span className={classes['name']}>
            {placeholderCustomer.name} · {placeholderCustomer.type}, {placeholderCustomer.town}
          </span>
          <span className={classes['facts']}>{words.none}</span>
        </span>
      </div>
    );
  }
  return (
    <div className={classes['card']}>
      <IconBuildingStore size={17} stroke={1.6} aria-hidden />
      <span className={classes['who']}>
        <span className={classes['name']}>{buyer.name}</span>
        <span className={classes['facts']}>
          <Code>{buyer.idNumber}</Code>
          {[buyer.address, buyer.town].filter((text) => text !== '').join(', ')}
          {buyer.customerId === null ? null : <span className={classes['register']}>{words.isCustomer}</span>}
        </span>
        {buyer.customerId === null ? null : <Debt customerId={buyer.customerId} />}
      </span>
      {onAdd === null ? null : (
        <Button
          variant="subtle"
          size="xs"
          loading={isAdding}
          leftSection={<IconUserPlus size={15} stroke={1.8} aria-hidden />}
          onClick={onAdd}
        >
          {words.addAsCustomer}
        </Button>
      )}
      {buyer.customerId === null ? (
        <ActionIcon aria-label={words.change} title={words.change} onClick={onChange}>
          <IconPencil size={15} stroke={1.8} aria-hidden />
        </ActionIcon>
      ) : null}
      <ActionIcon aria-label={words.remove} title={words.remove} onClick={onRemove}>
        <IconX size={15} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const written = (amount: Money) => `${formatAmount(amount)} ${baseCurrency}`;

/** The debt of the customer in all currencies, and how much of it is overdue; hidden if there is no debt. */
function Debt({ customerId }: { readonly customerId: string }) {
  const words = usePhrases().newInvoice.buyer;
  const mayRead = businessLevel(useSession().role, 'customers') !== 'none';
  const { data } = useQuery({ ...newInvoiceQueries.debt(customerId), enabled: mayRead });
  if (data === undefined || data.balance <= 0n) return null;
  const { to30, to60, to90, over90 } = data.ages;
  const overdue = asMoney(to30 + to60 + to90 + over90);
  return (
    <span className={classes['debt']} data-overdue={overdue > 0n || undefined}>
      {overdue > 0n
        ? words.overdueDebt(written(data.balance), written(overdue))
        : words.debt(written(data.balance))}
    </span>
  );
}
