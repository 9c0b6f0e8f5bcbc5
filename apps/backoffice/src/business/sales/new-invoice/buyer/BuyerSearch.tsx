import { Code, Kbd, SearchField, usePhrases, type PickOption } from '@tezga/ui';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import classes from './Buyer.module.css';
import { useBuyerSearch, type FoundBuyer } from './use-buyer-search.ts';

interface BuyerSearchProps {
  readonly onChoose: (found: FoundBuyer) => void;
  /** Opens the form for a typed buyer, filled with the search text. */
  readonly onByHand: (sought: string) => void;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

const listWidth = 460;

/** Finds a buyer among the customers, or by NIPT in the register of the tax authority. */
export function BuyerSearch({ onChoose, onByHand, hint, error }: BuyerSearchProps) {
  const words = usePhrases().newInvoice.buyer;
  const search = useBuyerSearch(onChoose);
  const found = search.found.map((each): PickOption => ({
    id: each.buyer.customerId ?? each.buyer.idNumber,
    content: <Found {...each} />,
    choose: () => search.take(each),
  }));
  const byHand: PickOption = {
    id: 'by-hand',
    content: (
      <span className={classes['byHand']}>
        <IconPencil size={15} stroke={1.8} aria-hidden /> {words.byHand}
      </span>
    ),
    choose: () => {
      search.setText('');
      onByHand(search.typed);
    },
  };
  return (
    <SearchField
      field="buyer"
      label={words.label}
      isLabelShown
      labelNote={
        <span aria-hidden>
          <Kbd>F4</Kbd>
        </span>
      }
      placeholder={words.placeholder}
      icon={<IconSearch size={15} stroke={1.7} aria-hidden />}
      text={search.text}
      onText={search.setText}
      options={[...found, byHand]}
      first={found[0] ?? (search.mayRead ? null : byHand)}
      status={statusOf(words, search)}
      onEnter={(option) => (option === null ? search.enter() : option.choose())}
      description={hint}
      error={error}
      width={listWidth}
    />
  );
}

type Words = ReturnType<typeof usePhrases>['newInvoice']['buyer'];

function statusOf(words: Words, search: ReturnType<typeof useBuyerSearch>): string | null {
  const { isCurrent, isNumber, found, error, mayRead } = search;
  if (!mayRead || found.length > 0) return null;
  if (!isCurrent) return isNumber ? words.asking : words.searching;
  if (error !== null) return error.message;
  return isNumber ? words.notInRegister : words.nothing;
}

function Found({ buyer: { name, idNumber, town }, isFromRegister }: FoundBuyer) {
  const words = usePhrases().newInvoice.buyer;
  return (
    <span className={classes['found']}>
      <span className={classes['name']}>{name}</span>
      <span className={classes['facts']}>
        <Code>{idNumber}</Code> {town}
        {isFromRegister ? <span className={classes['register']}>{words.fromRegister}</span> : null}
      </span>
    </span>
  );
}
