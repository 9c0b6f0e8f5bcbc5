import { usePhrases } from '@tezga/ui';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';
import type { Necessary } from '../../session/batch-necessary.ts';
import classes from './InvoicePreview.module.css';
import { logoAddress } from './logo-address.ts';
import { useLogo } from '../../session/necessary-data.ts';

interface InvoicePreviewProps {
  readonly printing: Necessary<'printingConfig'>;
  /** Replaces the saved logo while another one is being saved. */
  readonly logo?: string | null;
}

const example = [
  { price: '120.00', base: '100.00', vat: '20.00', rate: '20%' },
  { price: '66.00', base: '60.00', vat: '6.00', rate: '10%' },
] as const;

/** A small sample invoice that shows the effect of the settings. */
export function InvoicePreview({ printing, logo }: InvoicePreviewProps) {
  const words = usePhrases().settings.printing;
  const { data } = useQuery(sessionQueries.ownData);
  const { data: saved } = useLogo();
  const picture = logo === undefined ? logoAddress(saved ?? null) : logo;
  return (
    <figure className={classes['preview']} aria-label={words.preview}>
      <figcaption className={classes['caption']}>{words.preview}</figcaption>
      <div className={classes['paper']}>
        <div className={classes['head']}>
          {picture === null ? null : <img src={picture} alt="" className={classes['logo']} />}
          <span>
            <strong>{data?.ownData.businessName}</strong>
            <br />
            {data?.ownData.nipt}
          </span>
        </div>
        <div className={classes['title']}>{words.invoice}</div>
        <table className={classes['lines']}>
          <tbody>
            {example.map(({ price }, line) => (
              <tr key={price}>
                <td>{words.example[line]}</td>
                <td>{price}</td>
              </tr>
            ))}
            <tr className={classes['total']}>
              <td>{words.total}</td>
              <td>186.00</td>
            </tr>
          </tbody>
        </table>
        {printing.vatSection ? <VatTable /> : null}
        {printing.paymentQrCode ? (
          <div className={classes['qr']}>
            <IconQrcode size={54} stroke={1.2} aria-hidden />
            {words.qr}
          </div>
        ) : null}
      </div>
    </figure>
  );
}

function VatTable() {
  const words = usePhrases().settings.printing;
  return (
    <table className={classes['lines']}>
      <thead>
        <tr>
          <th scope="col">%</th>
          <th scope="col">{words.base}</th>
          <th scope="col">{words.vat}</th>
        </tr>
      </thead>
      <tbody>
        {example.map(({ rate, base, vat }) => (
          <tr key={rate}>
            <td>{rate}</td>
            <td>{base}</td>
            <td>{vat}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
