import { baseCurrency, debtAges } from '@tezga/domain';
import { Amount, formatAmount, formatScaled, Tabs, usePhrases } from '@tezga/ui';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openDocumentsPath, subjectPath } from '../../kits/documents/document-paths.ts';
import classes from './Payments.module.css';
import type { ClientCredit, SubjectOf, SubjectRow } from './queries.ts';

type Sums = Pick<SubjectRow, 'balances' | 'ages'>;

interface SubjectSummaryProps {
  readonly of: SubjectOf;
  readonly tab: 'entries' | 'documents';
  /** Undefined until they are loaded. */
  readonly sums: Sums | undefined;
  readonly clientCredit: ClientCredit;
  readonly children?: ReactNode;
}

/** The balance in each currency, the age of the debt, the client credit, and the tabs of the card. */
export function SubjectSummary({ of, tab, sums, clientCredit, children }: SubjectSummaryProps) {
  const { card } = usePhrases().payments;
  const navigate = useNavigate();
  const show = (next: string | null) =>
    void navigate({ to: next === 'documents' ? openDocumentsPath(of) : subjectPath(of), replace: true });
  return (
    <>
      {sums === undefined ? null : <Figures sums={sums} clientCredit={clientCredit} />}
      {children}
      <Tabs value={tab} onChange={show}>
        <Tabs.List>
          <Tabs.Tab value="entries">{card.entries}</Tabs.Tab>
          <Tabs.Tab value="documents">{card.documents}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </>
  );
}

interface FiguresProps extends Pick<SubjectSummaryProps, 'clientCredit'> {
  readonly sums: Sums;
}

function Figures({ sums: { balances, ages }, clientCredit }: FiguresProps) {
  const { payments, clientCredit: creditWords } = usePhrases();
  const { list, ages: ageWords } = payments;
  return (
    <dl className={classes['figures']}>
      {balances.map(({ currency, balance, balanceMon }) => (
        <div key={currency} data-strong>
          <dt>{list.balance}</dt>
          <dd>
            <Amount value={balanceMon} emphasis="strong" /> {currency}
            {currency === baseCurrency ? null : (
              <small>
                {formatAmount(balance)} {baseCurrency}
              </small>
            )}
          </dd>
        </div>
      ))}
      {debtAges.map((age) => (
        <div key={age}>
          <dt>{ageWords[age]}</dt>
          <dd>
            <Amount value={ages[age]} /> {baseCurrency}
          </dd>
        </div>
      ))}
      {clientCredit === null ? null : (
        <div>
          <dt>{creditWords.title}</dt>
          <dd>
            <Amount value={clientCredit.available} /> {baseCurrency}
            <small>
              {formatScaled(clientCredit.credits, 2)} {creditWords.unit}
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
