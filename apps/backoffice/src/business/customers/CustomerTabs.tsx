import { EmptyState, Panel, Tabs, usePhrases } from '@tezga/ui';
import { IconBook2, IconCoins, IconFileInvoice } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CustomerPage.module.css';

/** The tabs of a customer: the data, and the history. */
export function CustomerTabs({ children }: { readonly children: ReactNode }) {
  const { card } = usePhrases().customers;
  const places = [
    {
      value: 'ledger',
      title: card.ledger,
      empty: [card.ledgerEmptyTitle, card.ledgerEmptyText],
      icon: <IconBook2 size={17} stroke={1.6} />,
    },
    {
      value: 'invoices',
      title: card.invoices,
      empty: [card.invoicesEmptyTitle, card.invoicesEmptyText],
      icon: <IconFileInvoice size={17} stroke={1.6} />,
    },
    {
      value: 'payments',
      title: card.payments,
      empty: [card.paymentsEmptyTitle, card.paymentsEmptyText],
      icon: <IconCoins size={17} stroke={1.6} />,
    },
  ] as const;
  return (
    // Inactive tabs stay mounted, so that typed values are not lost.
    <Tabs defaultValue="data" keepMounted>
      <Tabs.List>
        <Tabs.Tab value="data">{card.data}</Tabs.Tab>
        {places.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="data">
        <div className={classes['panel']}>{children}</div>
      </Tabs.Panel>
      {places.map(({ value, empty: [title, sentence], icon }) => (
        <Tabs.Panel key={value} value={value}>
          <div className={classes['panel']}>
            <Panel>
              <EmptyState icon={icon} title={title} sentence={sentence} />
            </Panel>
          </div>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
