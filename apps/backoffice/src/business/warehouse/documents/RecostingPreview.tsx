import type { contract, OutputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { baseCurrency } from '@tezga/domain';
import {
  amountCells,
  Amount,
  DateTime,
  LinesTable,
  Notice,
  Panel,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { ShortStock } from '../../../kits/forms/ShortStock.tsx';
import { warehouseKey } from '../queries.ts';
import classes from './Documents.module.css';

type Preview = OutputOf<typeof contract.warehouse.previewEntry>;

interface RecostingPreviewProps<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly values: z.input<Schema> & { readonly date: string };
  readonly preview: (values: z.output<Schema>, signal: AbortSignal) => Promise<Preview>;
}

/** A preview of the costs that a back-dated document changes, shown before it is posted. */
export function RecostingPreview<Schema extends z.ZodType>(props: RecostingPreviewProps<Schema>) {
  const words = usePhrases().warehouse.backDating;
  const values = useSettled(props.values);
  const parsed = props.schema.safeParse(values);
  const { data, error, isFetching } = useQuery({
    queryKey: [...warehouseKey, 'preview', values],
    queryFn: ({ signal }) => props.preview(props.schema.parse(values), signal),
    enabled: values.date !== '' && parsed.success,
    retry: false,
  });
  if (props.values.date === '') return null;
  const short = error instanceof CallError ? error.details.shortArticles : undefined;
  if (short !== undefined) return <ShortStock short={short} />;
  if (error !== null) return <Notice tone="bad">{error.message}</Notice>;
  return (
    <Panel title={words.preview}>
      {data === undefined ? <p>{isFetching ? words.previewing : words.incomplete}</p> : <Changes {...data} />}
    </Panel>
  );
}

function Changes({ documents, count, difference }: Preview) {
  const words = usePhrases().warehouse.backDating;
  if (count === 0) return <p>{words.changesNothing}</p>;
  return (
    <>
      <LinesTable
        label={words.preview}
        lines={documents}
        columns={changeColumns(words)}
        onPhone={changeOnPhone}
      />
      <p className={classes['whole']}>
        {words.difference(count)} <Amount value={difference} emphasis="strong" /> {baseCurrency}
      </p>
    </>
  );
}

const changeOnPhone = ({
  documentCode,
  date,
}: Preview['documents'][number]): readonly [ReactNode, ReactNode, ReactNode] => [
  documentCode,
  <DateTime key="at" value={new Date(date)} />,
  null,
];

type Words = ReturnType<typeof usePhrases>['warehouse']['backDating'];

const changeColumns = (words: Words): LineColumn<Preview['documents'][number]>[] => [
  { header: words.document, cell: ({ documentCode }) => documentCode },
  { header: words.of, cell: ({ date }) => <DateTime value={new Date(date)} /> },
  amountCells(words.costBefore, ({ costBefore }) => costBefore, { unit: baseCurrency }),
  amountCells(words.costAfter, ({ costAfter }) => costAfter, { unit: baseCurrency }),
];

const settledAfterMs = 400;

/** Debounces the values, so that the server is not called at every key press. */
function useSettled<Values>(values: Values): Values {
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), settledAfterMs);
    return () => clearTimeout(timer);
  }, [values]);
  return settled;
}
