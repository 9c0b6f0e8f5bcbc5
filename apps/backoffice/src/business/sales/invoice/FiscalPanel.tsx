import { Anchor, Code, Panel, usePhrases } from '@tezga/ui';
import { IconExternalLink } from '@tabler/icons-react';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { QrCode } from './QrCode.tsx';

/** The codes of the tax authority, and the way to its own page of this invoice. */
export function FiscalPanel({ invoice: { meta, link, softCode } }: InvoicePartProps) {
  const { sales } = usePhrases();
  const words = sales.page;
  return (
    <Panel
      title={words.fiscal}
      aside={
        <Anchor href={link} target="_blank" rel="noopener noreferrer" className={classes['check'] ?? ''}>
          {words.check}
          <IconExternalLink size={14} stroke={1.8} aria-hidden />
        </Anchor>
      }
    >
      <div className={classes['scan']}>
        {meta.fic === null ? (
          <p className={classes['noQr']}>{words.noQrYet}</p>
        ) : (
          <>
            <QrCode>{link}</QrCode>
            <p>{words.scan}</p>
          </>
        )}
      </div>
      <dl className={classes['codes']}>
        <dt>{words.wholeNumber}</dt>
        <dd>
          <Code copy wrap label={words.wholeNumber}>
            {meta.invoiceNumber}
          </Code>
        </dd>
        <dt>{sales.nivf}</dt>
        <dd>
          {meta.fic === null ? (
            words.notYet
          ) : (
            <Code copy wrap label={sales.nivf}>
              {meta.fic}
            </Code>
          )}
        </dd>
        <dt>{sales.nslf}</dt>
        <dd>
          <Code copy wrap label={sales.nslf}>
            {meta.iic}
          </Code>
        </dd>
        <dt>{words.software}</dt>
        <dd>
          <Code>{softCode}</Code>
        </dd>
        <dt>{words.saleId}</dt>
        <dd>
          <Code copy wrap label={words.saleId}>
            {meta.saleId}
          </Code>
        </dd>
      </dl>
    </Panel>
  );
}
