import { Badge, useFirstPhrases } from '@tezga/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './LoginArt.module.css';

const lines = [
  { name: 'Djathë i bardhë lope', sum: '0.850 × 780.00', amount: '663.00' },
  { name: 'Vaj ulliri 1 L', sum: '1.000 × 1 150.00', amount: '1 150.00' },
  { name: 'Çaj mali 50 g', sum: '2.000 × 140.00', amount: '280.00' },
];

// The dark modules of a fake QR code, by row; no scanner can read it.
const squares = [
  '111111101001011111110',
  '100000101110010100000',
  '101110100111010111010',
  '101110101010110111010',
  '101110100011010111010',
  '100000101101010100000',
  '111111101010101111111',
  '000000001100100000000',
  '101011110011011101011',
  '011100011101100010110',
  '110101101010111011001',
  '001011010110001110100',
  '111010101101110010111',
  '000000001011010110010',
  '111111101100111010110',
  '100000100111000101101',
  '101110101010111110011',
  '101110100101001011010',
  '101110101110110100111',
  '100000101001011010010',
  '111111101101100111011',
];

/** A decorative receipt below an awning, hidden from screen readers. */
export function LoginArt() {
  const { access } = useFirstPhrases();
  return (
    <aside className={classes['art']} aria-hidden>
      <div className={classes['awning']}>
        {Array.from({ length: 8 }, (_unused, stripe) => (
          <span key={stripe} />
        ))}
      </div>
      <div className={classes['receipt']}>
        <p className={classes['shop']}>Market Drini</p>
        <p className={classes['place']}>Rr. Sami Frashëri 18, Tiranë</p>
        <p className={classes['place']}>
          NIPT <code>L32010643S</code>
        </p>
        <hr />
        {lines.map(({ name, sum, amount }) => (
          <div key={name} className={classes['line']}>
            <span>{name}</span>
            <b>{amount}</b>
            <small>{sum}</small>
          </div>
        ))}
        <hr />
        <div className={classes['total']}>
          <span>{access.receipt.total}</span>
          <b>2 093.00</b>
          <small>{access.receipt.vat}</small>
          <small>348.83</small>
        </div>
        <div className={classes['fiscal']}>
          <svg viewBox="0 0 21 21" shapeRendering="crispEdges">
            <path d={squares.map(rowPath).join('')} />
          </svg>
          <div>
            <Badge tone="ok" icon={<IconCircleCheckFilled size={13} />}>
              {access.receipt.fiscalized}
            </Badge>
            <small>{access.receipt.nivf}</small>
            <code>b7e0c2d4-5a1f…</code>
          </div>
        </div>
      </div>
      <p className={classes['slogan']}>
        {access.slogan[0]}
        <br />
        {access.slogan[1]}
      </p>
    </aside>
  );
}

function rowPath(row: string, y: number): string {
  return Array.from(row, (square, x) => (square === '1' ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
