import { noteLinesMax } from '@tezga/domain';
import { ActionIcon, AmountInput, Button, Panel, Select, TextInput, usePhrases } from '@tezga/ui';
import { IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadFailure } from '../../kits/forms/ReadFailure.tsx';
import { emptyLine, withLine } from './note-form.ts';
import type { NoteFieldsProps } from './note-part.ts';
import classes from './Wtn.module.css';
import { useArticleNames, articleSearchQueries } from '../articles/index.ts';

/** Which goods, and how much of each. */
export function GoodsFields({ form }: NoteFieldsProps) {
  const words = usePhrases().wtn.form;
  const { lines } = form.values;
  const error = form.errors['lines'];
  return (
    <Panel title={words.goods} padding="none">
      <div className={classes['goods']} data-field="lines">
        {lines.length === 0 ? null : (
          <div className={`${classes['good']} ${classes['heads']}`} aria-hidden>
            <span>{words.name}</span>
            <span>{words.code}</span>
            <span>{words.unit}</span>
            <span>{words.quantity}</span>
            <span />
          </div>
        )}
        {lines.map((_line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the fields of a line are found by its place
          <GoodFields key={place} form={form} place={place} />
        ))}
        {error === undefined ? null : (
          <p role="alert" className={classes['wrong']}>
            {error}
          </p>
        )}
        <div className={classes['add']}>
          <ArticlePicker form={form} />
          <Button
            variant="default"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            disabled={lines.length >= noteLinesMax}
            onClick={() => form.setValue('lines', [...lines, emptyLine])}
          >
            {words.addGood}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function GoodFields({ form, place }: NoteFieldsProps & { readonly place: number }) {
  const words = usePhrases().wtn.form;
  const { lines } = form.values;
  const named = (word: string) => `${words.good(place + 1)}: ${word}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a grid in every browser
    <div className={classes['good']} role="group" aria-label={words.good(place + 1)}>
      <TextInput
        {...form.field(`lines.${place}.name`)}
        aria-label={named(words.name)}
        placeholder={words.name}
        autoComplete="off"
      />
      <TextInput
        {...form.field(`lines.${place}.code`)}
        aria-label={named(words.code)}
        placeholder={words.code}
        autoComplete="off"
      />
      <TextInput
        {...form.field(`lines.${place}.unit`)}
        aria-label={named(words.unit)}
        placeholder={words.unit}
        autoComplete="off"
      />
      <AmountInput
        {...form.field(`lines.${place}.quantity`)}
        decimals={3}
        aria-label={named(words.quantity)}
        placeholder={words.quantity}
      />
      <ActionIcon
        aria-label={words.removeGood(place + 1)}
        onClick={() => {
          forgetErrors(form);
          form.setValue('lines', lines.toSpliced(place, 1));
        }}
      >
        <IconX size={15} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The lines move up, and what was wrong with one would stand beside another. */
function forgetErrors(form: NoteFieldsProps['form']): void {
  for (const path of Object.keys(form.errors))
    if (path.startsWith('lines')) form.setError(path as 'lines', null);
}

/** Finds an article and puts it among the goods; the server searches, so there may be a hundred thousand. */
function ArticlePicker({ form }: NoteFieldsProps) {
  const { wtn, articles: words } = usePhrases();
  const names = useArticleNames();
  const [search, setSearch] = useState('');
  const { data = [], error, isFetching, refetch } = useQuery(articleSearchQueries.articles(search.trim()));
  return (
    <Select
      className={classes['find'] ?? ''}
      aria-label={wtn.form.findGood}
      placeholder={wtn.form.findGood}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={null}
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={
        isFetching ? words.ingredients.searching : error === null ? words.ingredients.nothingFound : undefined
      }
      error={error === null ? undefined : <ReadFailure error={error} onRetry={refetch} />}
      data={data.map(({ _id, name, sku }) => ({ value: _id, label: `${name} · ${sku}` }))}
      onChange={(chosen) => {
        const article = data.find(({ _id }) => _id === chosen);
        if (article === undefined) return;
        const { _id: articleId, name, sku, unit_id: unitId } = article;
        const line = { articleId, name, code: sku, unit: names.unit(unitId) ?? '', quantity: 1 };
        form.setError('lines', null);
        form.setValue('lines', withLine(form.values.lines, line));
        setSearch('');
      }}
    />
  );
}
