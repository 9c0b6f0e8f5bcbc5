import { baseCurrency, type Money } from '@tezga/domain';
import { Anchor, Badge, Button, Panel, StatusBadge, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReadFailure } from '../../kits/forms/ReadFailure.tsx';
import classes from './CashRegister.module.css';
import { CountDialog } from './CountDialog.tsx';
import { DrawerFigures } from './DrawerFigures.tsx';
import type { Operation } from './movement-form.ts';
import { cashRegisterQueries, type Drawer, type Till } from './queries.ts';
import { faultSentence } from '../fiscal/index.ts';
import { entryAddPath } from '../../kits/documents/document-paths.ts';

/** Limited, because more cards would push the list off the screen, and each card makes a call. */
const cardsMax = 4;

interface DrawerCardsProps {
  /** The tills of the filter; empty means all. */
  readonly chosen: readonly string[];
  /** The operations that the role may do. */
  readonly offered: readonly Operation[];
}

/** Cards with the expected cash in the drawers. */
export function DrawerCards({ chosen, offered }: DrawerCardsProps) {
  const words = usePhrases().cashRegister.drawer;
  const { data: all = [] } = useQuery(cashRegisterQueries.tills);
  const tills = chosen.length === 0 ? all : all.filter(({ _id }) => chosen.includes(_id));
  if (tills.length === 0) return null;
  return (
    <>
      <div className={classes['cards']}>
        {tills.slice(0, cardsMax).map((till) => (
          <DrawerCard key={till._id} till={till} offered={offered} />
        ))}
      </div>
      {tills.length > cardsMax ? <p className={classes['cut']}>{words.cut(cardsMax, tills.length)}</p> : null}
    </>
  );
}

interface DrawerCardProps {
  readonly till: Till;
  /** The operations that the role may do. */
  readonly offered: readonly Operation[];
}

function DrawerCard({ till, offered }: DrawerCardProps) {
  const { cashRegister, ui } = usePhrases();
  const { data: drawer, error, refetch } = useQuery(cashRegisterQueries.drawer(till._id));
  const words = cashRegister.drawer;
  const hasCode = till.tcrCode !== '';
  const openButton = (
    <Button
      renderRoot={(props: object) => <Link {...props} to={entryAddPath} search={{ till: till._id }} />}
      variant="default"
      aria-label={words.openOf(till.name)}
    >
      {words.open}
    </Button>
  );
  return (
    <Panel
      title={till.name}
      note={drawer?.initialBalance ? baseCurrency : null}
      aside={<CardAside till={till} drawer={drawer} offered={offered} />}
    >
      {drawer === undefined ? (
        <div className={classes['closed']}>
          <p className={classes['words']}>
            {error === null ? ui.loading : <ReadFailure error={error} onRetry={refetch} />}
          </p>
        </div>
      ) : (
        <DrawerFigures
          drawer={drawer}
          opening={offered.includes('INITIAL') && hasCode ? <div>{openButton}</div> : null}
        />
      )}
    </Panel>
  );
}

/**
 * The right side of a card's header: a badge for a missing till code or an opening that is not fiscalized yet;
 * otherwise the button to count and the link to a new movement.
 */
function CardAside({ till, drawer, offered }: DrawerCardProps & { readonly drawer: Drawer | undefined }) {
  const phrases = usePhrases();
  const words = phrases.cashRegister.drawer;
  if (till.tcrCode === '') return <Badge tone="warn">{words.noCode}</Badge>;
  const opened = drawer?.initialBalance ?? null;
  if (opened === null) return null;
  if (opened.status !== 'fiscalized')
    return (
      <span title={faultSentence(phrases, opened.fault) ?? undefined}>
        <StatusBadge state={opened.status} />
      </span>
    );
  return (
    <span className={classes['aside']}>
      {offered.includes('INITIAL') ? <CountAction till={till} expected={opened.availableCash} /> : null}
      {offered.includes('DEPOSIT') ? (
        <Anchor
          renderRoot={(props: object) => <Link {...props} to={entryAddPath} search={{ till: till._id }} />}
          size="xs"
          className={classes['move']}
          aria-label={words.moveOf(till.name)}
        >
          {words.move}
        </Anchor>
      ) : null}
    </span>
  );
}

function CountAction({ till, expected }: { readonly till: Till; readonly expected: Money }) {
  const words = usePhrases().cashRegister.counting;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="xs"
        className={classes['move']}
        aria-label={words.actionOf(till.name)}
        onClick={() => setOpen(true)}
      >
        {words.action}
      </Anchor>
      {isOpen ? <CountDialog till={till} expected={expected} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
