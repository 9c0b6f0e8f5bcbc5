import { Code, usePhrases } from '@tezga/ui';
import classes from './AccountTitle.module.css';
import { accountName } from './account-name.ts';
import { AccountLink } from './journal-links.tsx';

/** Number and name of an account, linked to its journal entries. */
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
