import { Code, usePhrases } from '@tezga/ui';
import classes from './AccountTitle.module.css';
import { accountName } from './account-name.ts';
import { AccountLink } from './journal-links.tsx';

/** An account of the chart by number and name, which leads to all that was posted to it. */
export function AccountTitle({ accountPath }: { readonly accountPath: string }) {
  const { code, name } = accountName(usePhrases().accounting, accountPath);
  return (
    <>
      <span className={classes['code']}>
        <Code>{code}</Code>
      </span>{' '}
      <AccountLink accountPath={accountPath}>{name}</AccountLink>
    </>
  );
}
