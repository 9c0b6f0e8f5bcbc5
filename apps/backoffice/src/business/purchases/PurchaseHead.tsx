import { baseCurrency, hundredthsOf } from '@tezga/domain';
import { Amount, Badge, Button, DateTime, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { IconFileTypePdf, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import document from '../../kits/documents/Document.module.css';
import { PaperDialog } from './PaperDialog.tsx';
import { purchasesPath } from './paths.ts';
import type { WholePurchase } from './queries.ts';
import { useAnswer } from './use-answer.ts';

export interface PurchasePartProps {
  readonly purchase: WholePurchase;
}

interface PurchaseHeadProps extends PurchasePartProps {
  readonly mayAnswer: boolean;
}

const icon = { size: 15, stroke: 1.8, 'aria-hidden': true } as const;

/** What it is, what it comes to, how it stands, and what can be done with it. */
export function PurchaseHead({ purchase, mayAnswer }: PurchaseHeadProps) {
  const { purchases: words } = usePhrases();
  const { status, meta, supplier } = purchase;
  return (
    <>
      <PageHeader
        title={words.page.heading(meta.invoiceNumber)}
        breadcrumb={[
          <Link key="list" to={purchasesPath}>
            {words.all.title}
          </Link>,
          supplier?.name ?? words.unknownSupplier,
        ]}
        badges={
          <>
            {status === null ? <Badge>{words.notElectronic}</Badge> : <StatusBadge state={status} tinted />}
            {meta.typeOfInvoice === null ? null : <Badge>{words.types[meta.typeOfInvoice]}</Badge>}
          </>
        }
        actions={<Deeds purchase={purchase} mayAnswer={mayAnswer} />}
      />
      <div className={document['head']}>
        <p className={document['sum']}>
          <Amount value={hundredthsOf(purchase.totalPrice)} /> <small>{baseCurrency}</small>
        </p>
        <p className={document['about']}>
          <DateTime value={meta.date} dateOnly /> · {supplier?.name ?? words.unknownSupplier}
        </p>
      </div>
    </>
  );
}

function Deeds({ purchase, mayAnswer }: PurchaseHeadProps) {
  const { purchases: words } = usePhrases();
  const [isShown, setShown] = useState(false);
  const [accept, refuse] = [useAnswer('ACCEPTED'), useAnswer('REFUSED')];
  const isOpen = mayAnswer && purchase.status === 'DELIVERED';
  return (
    <>
      <Button variant="default" leftSection={<IconFileTypePdf {...icon} />} onClick={() => setShown(true)}>
        {words.paper.action}
      </Button>
      {isOpen ? (
        <>
          <Button
            variant="default"
            leftSection={<IconThumbDown {...icon} />}
            onClick={() => void refuse.one(purchase)}
          >
            {refuse.label}
          </Button>
          <Button leftSection={<IconThumbUp {...icon} />} onClick={() => void accept.one(purchase)}>
            {accept.label}
          </Button>
        </>
      ) : null}
      {isShown ? <PaperDialog purchase={purchase} onClose={() => setShown(false)} /> : null}
    </>
  );
}
