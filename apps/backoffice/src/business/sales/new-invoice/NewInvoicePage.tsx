import type { ExchangeRate } from '@tezga/domain';
import { EmptyState, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useBackNavigation } from '../../../kits/forms/use-back-navigation.ts';
import { sessionQueries } from '../../../session/queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { readCart, rememberedTill } from './drafts/stored-cart.ts';
import { NewInvoice, type NewInvoiceProps } from './NewInvoice.tsx';
import { useMayPayWithSale } from './payment/use-may-pay-with-sale.ts';
import { newInvoiceQueries, type SaleTill } from './queries.ts';
import { tillToSellAt } from './till-to-sell-at.ts';
import { unitsInOrder, type NamedUnit } from './lines/units-in-order.ts';
import { useCurrencies, useUnits } from '../../../session/necessary-data.ts';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

/** Loads tills, currencies and units before it shows the sale screen. */
export function NewInvoicePage() {
  const words = usePhrases().newInvoice;
  const goBack = useBackNavigation(receiptsPath);
  const tills = useQuery(newInvoiceQueries.tills);
  const own = useQuery(sessionQueries.ownData);
  const currencies = useCurrencies();
  const units = useUnits();
  const all = [tills, own, currencies, units];
  const failed = all.find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) {
    return (
      <ErrorState
        title={words.readFailed}
        sentence={failed.error?.message}
        onRetry={() => void failed.refetch()}
        onBack={goBack}
      />
    );
  }
  if (!tills.data || !own.data || !currencies.data || !units.data) return <LoadingOverlay within />;
  if (tills.data.length === 0) {
    return (
      <EmptyState
        icon={<IconCashRegister size={17} stroke={1.6} />}
        title={words.noTillsTitle}
        sentence={words.noTillsText}
      />
    );
  }
  return (
    <Begun
      tills={tills.data}
      isInVat={own.data.ownData.isInVat}
      currencies={currencies.data}
      units={units.data}
    />
  );
}

interface BegunProps {
  readonly tills: readonly SaleTill[];
  readonly isInVat: boolean;
  readonly currencies: readonly { readonly _id: string; readonly exchangeRate: ExchangeRate }[];
  readonly units: readonly (NamedUnit & { readonly unit_id: string })[];
}

function Begun({ tills, isInVat, currencies, units }: BegunProps) {
  const businessId = useSession().facts.businessId ?? '';
  const mayPay = useMayPayWithSale();
  const [start] = useState(() => {
    const cart = readCart(businessId);
    // Without the permission the fields of the payment are hidden, so the user could not remove it.
    const paymentNow = mayPay ? cart.paymentNow : null;
    return { ...cart, paymentNow, tillId: tillToSellAt(tills, cart.tillId, rememberedTill(businessId)) };
  });
  const known = useMemo<Pick<NewInvoiceProps, 'rates' | 'units' | 'unitName'>>(() => {
    const names = new Map(units.map(({ unit_id: id, name }) => [id, name]));
    return {
      rates: new Map(currencies.map(({ _id, exchangeRate }) => [_id, exchangeRate])),
      units: unitsInOrder(units),
      unitName: (id) => names.get(id) ?? '',
    };
  }, [currencies, units]);
  return <NewInvoice start={start} tills={tills} isInVat={isInVat} {...known} />;
}
