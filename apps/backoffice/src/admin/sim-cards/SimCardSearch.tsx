import { contract } from '@tezga/contract';
import { simArticles } from '@tezga/domain';
import { Button, Code, Form, Panel, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { businessPagePath, businessPageSearch } from '../../kits/documents/document-paths.ts';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import type { SimCard } from './queries.ts';
import classes from './SimCardSearch.module.css';

const schema = contract.simCards.add.input.pick({ cardSerial: true });

interface FoundCard {
  readonly serial: string;
  /** Null if no business that the admin manages has the card. */
  readonly card: SimCard | null;
}

/** Finds a card by its serial number and shows whether it is free or which business has it. */
export function SimCardSearch() {
  const { simCards: words } = usePhrases();
  const showFailure = useShowFailure();
  const [found, setFound] = useState<FoundCard | null>(null);
  const form = useZodForm({
    schema,
    initial: { cardSerial: '' },
    messageOf: useFieldMessage(),
    onSubmit: async ({ cardSerial }) => {
      const { simCards } = await call(contract.simCards.find, { cardSerial });
      setFound({ serial: cardSerial, card: simCards[0] ?? null });
    },
    onFailure: (error) => {
      const unplaced = placeRefusal<'cardSerial'>(error, { fieldOf: {}, setError: form.setError });
      if (unplaced !== null) showFailure(words.search, unplaced);
    },
  });
  return (
    <Panel title={words.search}>
      <Form form={form} label={words.search} saveKey={false} className={classes['search'] ?? ''}>
        <TextInput
          {...form.field('cardSerial')}
          label={words.serialToFind}
          description={words.serialHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
          loading={form.isSubmitting}
        >
          {words.find}
        </Button>
      </Form>
      <output className={classes['found']}>{found === null ? null : <CardState {...found} />}</output>
    </Panel>
  );
}

function CardState({ serial, card }: FoundCard) {
  const { simCards: words } = usePhrases();
  if (card === null)
    return (
      <>
        <Code>{serial}</Code> {words.notFound}
      </>
    );
  const { cardSerial, articleId, businessId, businessName, isFree } = card;
  return (
    <>
      <Code>{cardSerial}</Code> {simArticles[articleId]}:{' '}
      {isFree ? (
        words.isFree(businessName)
      ) : (
        <>
          {words.takenBy}{' '}
          <Link to={businessPagePath} search={businessPageSearch(businessId, 'simCards')}>
            {businessName}
          </Link>
        </>
      )}
    </>
  );
}
