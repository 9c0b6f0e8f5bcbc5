import { Panel, Switch, usePhrases, type ZodForm } from '@tezga/ui';
import type { ArticleValues } from './article-form.ts';
import classes from './ArticleForm.module.css';

interface StockFieldsProps {
  readonly form: ZodForm<ArticleValues>;
  readonly isReadOnly: boolean;
}

/** The stock settings of the article. */
export function StockFields({ form, isReadOnly }: StockFieldsProps) {
  const words = usePhrases().articles.stockRules;
  return (
    <Panel title={words.title}>
      <div className={classes['switches']}>
        <Switch {...form.tick('inventoryTrackable')} label={words.inventoryTrackable} disabled={isReadOnly} />
        <Switch
          {...form.tick('sellFreely')}
          label={`${words.sellFreely}, ${words.sellFreelyHint}`}
          disabled={isReadOnly}
        />
        <Switch {...form.tick('useForProcessing')} label={words.useForProcessing} disabled={isReadOnly} />
      </div>
    </Panel>
  );
}
