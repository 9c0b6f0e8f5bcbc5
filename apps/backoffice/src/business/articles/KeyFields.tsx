import { articleImageLimitBytes, decoded, figure } from '@tezga/contract';
import { articleColors, articleIcons, articleShapes } from '@tezga/domain';
import { Panel, usePhrases, type ZodForm } from '@tezga/ui';
import { IconCheck } from '@tabler/icons-react';
import { PictureInput } from '../../kits/forms/PictureInput.tsx';
import type { ArticleValues } from './article-form.ts';
import { iconOfArticle } from './article-icons.ts';
import { ArticleKey } from './ArticleKey.tsx';
import { inkOn } from './ink-on.ts';
import { KeyChoice } from './KeyChoice.tsx';
import classes from './KeyFields.module.css';

interface KeyFieldsProps {
  readonly form: ZodForm<ArticleValues>;
  readonly isReadOnly: boolean;
}

const longestSide = 320;

/** The fields for the look of the article's button on the till, with a preview. */
export function KeyFields({ form, isReadOnly }: KeyFieldsProps) {
  const words = usePhrases().articles.key;
  const { name, price, representation, shape, color, imageBase64 } = form.values;
  const picture = imageBase64 === '' ? null : imageBase64;
  return (
    <Panel title={words.title}>
      <div className={classes['look']}>
        <div className={classes['top']}>
          <figure className={classes['preview']} aria-label={words.preview}>
            <ArticleKey
              look={{ representation, shape, color, picture }}
              name={name.trim() || words.noName}
              price={typeof price === 'number' ? decoded(figure.money, price) : null}
            />
          </figure>
          {isReadOnly ? null : <ShapeAndColor form={form} />}
        </div>
        {isReadOnly ? null : <IconChoice form={form} />}
        {isReadOnly ? null : (
          <PictureInput
            label={words.picture}
            value={picture}
            onChange={(chosen) => form.setValue('imageBase64', chosen)}
            onPreparing={form.waitFor}
            error={form.errors['imageBase64']}
            data-field="imageBase64"
            longestSide={longestSide}
            limitBytes={articleImageLimitBytes}
          />
        )}
      </div>
    </Panel>
  );
}

function ShapeAndColor({ form }: Pick<KeyFieldsProps, 'form'>) {
  const words = usePhrases().articles.key;
  return (
    <div className={classes['beside']}>
      <KeyChoice
        name="color"
        label={words.color}
        value={form.values.color}
        onChange={(chosen) => form.setValue('color', chosen)}
        options={articleColors.map((each, at) => ({
          value: each,
          label: words.colors[at] ?? each,
          picture: (
            <span className={classes['color']} style={{ backgroundColor: each, color: inkOn(each) }}>
              <IconCheck size={15} stroke={2.4} aria-hidden />
            </span>
          ),
        }))}
      />
      <KeyChoice
        name="shape"
        label={words.shape}
        value={form.values.shape}
        onChange={(chosen) => form.setValue('shape', chosen)}
        options={articleShapes.map((each) => ({
          value: each,
          label: words.shapes[each],
          picture: (
            <span className={classes['frame']}>
              <span className={classes['shape']} data-shape={each} />
            </span>
          ),
        }))}
      />
    </div>
  );
}

function IconChoice({ form }: Pick<KeyFieldsProps, 'form'>) {
  const words = usePhrases().articles.key;
  return (
    <KeyChoice
      name="representation"
      label={words.icon}
      value={form.values.representation}
      onChange={(chosen) => form.setValue('representation', chosen)}
      options={articleIcons.map((each) => {
        const Picture = iconOfArticle[each];
        return {
          value: each,
          label: words.icons[each],
          picture: (
            <span className={classes['frame']}>
              <Picture size={17} stroke={1.6} aria-hidden />
            </span>
          ),
        };
      })}
    />
  );
}
