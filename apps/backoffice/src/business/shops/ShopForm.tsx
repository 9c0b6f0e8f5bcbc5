import {
  Badge,
  FormPage,
  PageHeader,
  Panel,
  SegmentedControl,
  Switch,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { CountrySelect } from '../../kits/forms/CountrySelect.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import type { Shop } from './queries.ts';
import {
  allowsNegativeStock,
  negativeStockRuleOf,
  negativeStockRules,
  type ShopValues,
} from './shop-form.ts';
import classes from './ShopForm.module.css';
import { useShopForm } from './use-shop-form.ts';

/** The form of a new or existing shop. */
export function ShopForm({ shop }: { /** Null for a new shop. */ readonly shop: Shop | null }) {
  const { settings, shops } = usePhrases();
  const { form, refusal, reload } = useShopForm(shop);
  const title = shop?.name ?? shops.addTitle;
  const badges = shop === null ? null : <ShopBadges shop={shop} />;
  return (
    <FormPage
      form={form}
      label={title}
      {...(shop === null ? { saveLabel: shops.add } : {})}
      header={
        <PageHeader
          title={title}
          badges={badges}
          breadcrumb={[
            <Link key="settings" to="/settings">
              {settings.title}
            </Link>,
            <Link key="shops" to="/settings" search={{ section: 'shops' }}>
              {shops.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <ShopFields form={form} isNew={shop === null} />
    </FormPage>
  );
}

export function ShopBadges({ shop }: { readonly shop: Pick<Shop, 'hidden' | 'secondary'> }) {
  const { shops } = usePhrases();
  return (
    <>
      {shop.hidden ? <Badge>{shops.hidden}</Badge> : null}
      {shop.secondary ? <Badge>{shops.secondary}</Badge> : null}
    </>
  );
}

interface ShopFieldsProps {
  readonly form: ZodForm<ShopValues>;
}

/** The fields of a shop, used in the form of the business and in the form of its admins. */
export function ShopFields({ form, isNew }: ShopFieldsProps & { readonly isNew: boolean }) {
  return (
    <>
      <IdentityFields form={form} isNew={isNew} />
      <PlaceFields form={form} />
      <StockFields form={form} />
    </>
  );
}

function IdentityFields({ form, isNew }: ShopFieldsProps & { readonly isNew: boolean }) {
  const words = usePhrases().shops.form;
  return (
    <Panel title={words.shop}>
      <div className={fields['columns']}>
        <TextInput
          {...form.field('name')}
          className={fields['wide'] ?? ''}
          label={words.name}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new shop begins with its name
          autoFocus={isNew}
        />
        <TextInput
          {...form.field('bUnit')}
          className={fields['code'] ?? ''}
          label={words.bUnit}
          description={words.bUnitHint}
          value={form.values.bUnit ?? ''}
          maxLength={10}
          placeholder="xy123ab456"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          {...form.field('alphaCode')}
          className={fields['code'] ?? ''}
          label={words.alphaCode}
          description={words.alphaCodeHint}
          autoComplete="off"
          spellCheck={false}
        />
        {isNew ? (
          <Switch
            {...form.tick('secondary')}
            className={fields['wide'] ?? ''}
            label={words.secondary}
            description={words.secondaryHint}
          />
        ) : null}
      </div>
    </Panel>
  );
}

function PlaceFields({ form }: ShopFieldsProps) {
  const words = usePhrases().shops.form;
  return (
    <Panel title={words.place}>
      <div className={fields['columns']}>
        <TextInput
          {...form.field('address')}
          className={fields['wide'] ?? ''}
          label={words.address}
          autoComplete="off"
        />
        <TownInput {...form.field('city')} label={words.town} />
        <CountrySelect {...form.field('country')} label={words.country} />
        <TextInput
          {...form.field('phoneNumber')}
          label={words.phone}
          description={words.phoneHint}
          value={form.values.phoneNumber ?? ''}
          type="tel"
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

function StockFields({ form }: ShopFieldsProps) {
  const { shops } = usePhrases();
  const [labelId, hintId] = [useId(), useId()];
  return (
    <Panel title={shops.form.stock}>
      <div data-field="allowNegativeStock">
        <span id={labelId} className={classes['label']}>
          {shops.negativeStock}
        </span>
        <SegmentedControl
          aria-labelledby={labelId}
          aria-describedby={hintId}
          fullWidth
          value={negativeStockRuleOf(form.values.allowNegativeStock)}
          onChange={(rule) => form.setValue('allowNegativeStock', allowsNegativeStock[rule])}
          data={negativeStockRules.map((rule) => ({ value: rule, label: shops.negativeStockRules[rule] }))}
        />
        <p id={hintId} className={classes['hint']}>
          {shops.form.negativeStockHint}
        </p>
      </div>
    </Panel>
  );
}
