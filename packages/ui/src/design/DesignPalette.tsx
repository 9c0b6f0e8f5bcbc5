import { asMoney } from '@tezga/domain';
import { IconFileInvoice, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { Button } from '../controls/Button.tsx';
import { Amount } from '../figures/Amount.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import type { PaletteItem, PaletteSource } from '../palette/palette-search.ts';
import { toast } from '../toasts/toast.ts';
import { DesignBlock, DesignRow } from './DesignBlock.tsx';

const anItem = (
  id: string,
  title: string,
  further: Omit<PaletteItem, 'id' | 'title' | 'open'>,
): PaletteItem => ({
  id,
  title,
  open: (where) => toast.success(where === 'here' ? `U hap: ${title}` : `U hap në skedë të re: ${title}`),
  ...further,
});

const client = anItem('k1', 'Hotel Jonufra sh.p.k.', {
  detail: 'K91618599S · Vlorë',
  icon: <IconUsers size={16} stroke={1.7} />,
  aside: 'detyrimi 132 591.00 ALL',
});
const invoices = (
  ['1848/2026', '1790/2026', '1722/2026', '1701/2026', '1699/2026', '1698/2026'] as const
).map((title, row) =>
  anItem(`f${row}`, title, {
    detail: 'Hotel Jonufra sh.p.k. · 14.11.2026',
    icon: <IconFileInvoice size={16} stroke={1.7} />,
    aside: (
      <>
        <StatusBadge state={row === 0 ? 'DELIVERED' : 'PAID'} />
        <Amount value={asMoney(13_259_100n)} emphasis="strong" />
      </>
    ),
  }),
);
const newInvoice = anItem('a1', 'Faturë e re për Hotel Jonufra', {
  icon: <IconPlus size={16} stroke={1.7} />,
  keys: 'Alt N',
});

const among = (items: PaletteItem[], text: string) =>
  items.filter(({ title, detail }) =>
    `${title} ${typeof detail === 'string' ? detail : ''}`.toLowerCase().includes(text.toLowerCase()),
  );

const sources: PaletteSource[] = [
  { title: 'Klientë', find: (text) => among([client], text) },
  {
    title: 'Fatura',
    limit: 3,
    find: (text, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(among(invoices, text)), 30);
        signal.addEventListener('abort', () => clearTimeout(timer));
      }),
  },
  { title: 'Veprime', find: (text) => among([newInvoice], text) },
];

export function DesignPalette() {
  const [opened, setOpened] = useState(false);
  const [recent, setRecent] = useState<PaletteItem[]>([client]);
  return (
    <DesignBlock title="Kërkimi">
      <DesignRow title="Ctrl K">
        <Button variant="default" rightSection={<Kbd>Ctrl K</Kbd>} onClick={() => setOpened(true)}>
          Kërko faturë, artikull, klient...
        </Button>
      </DesignRow>
      <CommandPalette
        opened={opened}
        onOpen={() => setOpened(true)}
        onClose={() => setOpened(false)}
        sources={sources}
        recent={recent}
        onOpened={(item) =>
          setRecent((before) => [item, ...before.filter(({ id }) => id !== item.id)].slice(0, 5))
        }
      />
    </DesignBlock>
  );
}
