import { placeholderCustomer } from '@tezga/domain';
import { ActionIcon, Button, Code, usePhrases } from '@tezga/ui';
import { IconBuildingStore, IconPencil, IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import classes from './Buyer.module.css';
import type { BuyerForm } from '../cart-form.ts';

interface BuyerCardProps {
  readonly buyer: BuyerForm | null;
  readonly isAdding: boolean;
  /** Null if the role may not add customers, or the buyer is one already. */
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
