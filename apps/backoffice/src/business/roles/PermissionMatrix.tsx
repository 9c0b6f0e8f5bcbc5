import { levels, productAreas, type Product } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Notice, Panel, Tabs, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { LevelChoice } from '../../kits/forms/LevelChoice.tsx';
import rows from '../../kits/forms/Levels.module.css';
import classes from './PermissionMatrix.module.css';
import {
  levelAt,
  mayGrantLevel,
  reachOf,
  sharedLevel,
  shownProducts,
  withLevel,
  withProductAt,
  type Granter,
  type RoleValues,
} from './role-form.ts';

interface PermissionMatrixProps {
  readonly values: RoleValues;
  readonly onChange: (values: RoleValues) => void;
  readonly granter: Granter;
  readonly isReadOnly: boolean;
}

/** The permissions of a role by product and area. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { values, granter, isReadOnly } = props;
  const { roles } = usePhrases();
  const [product, setProduct] = useState<Product>('backoffice');
  return (
    <Panel title={roles.form.permissions} padding="none">
      <Tabs
        variant="pills"
        value={product}
        onChange={(chosen) => setProduct(shownProducts.find((each) => each === chosen) ?? product)}
        keepMounted={false}
      >
        <div className={classes['tabs']}>
          <Tabs.List aria-label={roles.form.products}>
            {shownProducts.map((each) => (
              <ProductTab key={each} product={each} values={values} />
            ))}
          </Tabs.List>
        </div>
        {shownProducts.map((each) => (
          <Tabs.Panel key={each} value={each}>
            {!isReadOnly && isLimited(granter, each) ? <LimitedNotice /> : null}
            <ProductAreas {...props} product={each} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Panel>
  );
}

/** The tab of a product with its number of readable areas, which is explained to screen readers. */
function ProductTab({ product, values }: { readonly product: Product; readonly values: RoleValues }) {
  const { roles } = usePhrases();
  const { areas } = reachOf(values, [product]);
  const all = productAreas[product].length;
  return (
    <Tabs.Tab
      value={product}
      rightSection={
        <span className={classes['open']} aria-hidden>
          {areas}/{all}
        </span>
      }
      aria-label={`${roles.products[product]}, ${roles.form.areasOpen(areas, all)}`}
    >
      {roles.products[product]}
    </Tabs.Tab>
  );
}

function LimitedNotice() {
  const { roles } = usePhrases();
  return (
    <div className={classes['limited']}>
      <Notice tone="info">{roles.form.limited}</Notice>
    </div>
  );
}

function isLimited(granter: Granter, product: Product): boolean {
  return productAreas[product].some((area) =>
    levels.some((level) => !mayGrantLevel(granter, product, area, level)),
  );
}

function areaWords({ areas }: Phrases['roles'], product: Product): Readonly<Record<string, string>> {
  return areas[product];
}

function ProductAreas({
  product,
  values,
  onChange,
  granter,
  isReadOnly,
}: PermissionMatrixProps & { readonly product: Product }) {
  const { roles } = usePhrases();
  const words = areaWords(roles, product);
  return (
    <ul className={rows['areas']}>
      {isReadOnly ? null : (
        <li className={`${rows['area']} ${rows['all']}`}>
          {roles.form.all}
          <LevelChoice
            label={roles.form.allIn(roles.products[product])}
            value={sharedLevel(values, product)}
            mayGive={() => true}
            onChange={(level) => onChange(withProductAt(values, product, { level, granter }))}
            isReadOnly={false}
          />
        </li>
      )}
      {productAreas[product].map((area) => {
        const current = levelAt(values, product, area);
        return (
          <li key={area} className={rows['area']}>
            <span className={rows['name']} data-level={current}>
              {words[area]}
            </span>
            <LevelChoice
              label={words[area] ?? area}
              value={current}
              mayGive={(level) => mayGrantLevel(granter, product, area, level)}
              onChange={(level) => onChange(withLevel(values, product, { area, level }))}
              isReadOnly={isReadOnly}
            />
          </li>
        );
      })}
    </ul>
  );
}
