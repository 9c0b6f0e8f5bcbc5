import { Mark } from '../brand/Mark.tsx';
import { MarkWithWord } from '../brand/MarkWithWord.tsx';
import { paletteTuples } from '../theme/palette-tuples.ts';
import { DesignBlock } from './DesignBlock.tsx';
import classes from './DesignTokens.module.css';

const series = ['1', '2', '3', '4', '5', '6', 'earlier'];
const grounds = ['canvas', 'side', 'panel', 'hover', 'selected', 'head', 'brand-soft'];
const scale = [
  [
    '24/32 620',
    'Mirë se erdhët',
    { fontSize: 24, lineHeight: '32px', fontWeight: 620, letterSpacing: '-0.018em' },
  ],
  ['21/28 620', '184 620.00', { fontSize: 21, lineHeight: '28px', fontWeight: 620 }],
  [
    '20/28 620',
    'Faturat shoqëruese',
    { fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.018em' },
  ],
  ['14/20 400', 'Përshkrimi, çmimi, gjendja përfundimtare', { fontSize: 14, lineHeight: '20px' }],
  ['13/18 400', 'Qeliza e tabelës', { fontSize: 13, lineHeight: '18px' }],
  ['12/16 550', 'Etiketa e fushës, kreu i kolonës', { fontSize: 12, lineHeight: '16px', fontWeight: 550 }],
  ['mono 12', '5A1F0C9E7B3344D28E0F6A1C9B7D2E51', { fontSize: 12, fontFamily: 'var(--tz-font-mono)' }],
] as const;

export function DesignTokens() {
  return (
    <>
      <DesignBlock title="Shenja">
        <div className={classes['marks']}>
          <Mark size={96} label="Tezga" />
          <MarkWithWord size={34} />
          <Mark size={40} variant="tile" />
          <Mark size={24} />
          <Mark size={16} />
        </div>
      </DesignBlock>
      <DesignBlock title="Ngjyrat">
        {Object.entries(paletteTuples).map(([name, shades]) => (
          <div key={name} className={classes['tuple']}>
            <span>{name}</span>
            {shades.map((shade) => (
              <i key={shade} style={{ backgroundColor: shade }} title={shade} />
            ))}
          </div>
        ))}
        <div className={classes['tuple']}>
          <span>sfondet</span>
          {grounds.map((ground) => (
            <i key={ground} style={{ backgroundColor: `var(--tz-${ground})` }} title={ground} />
          ))}
        </div>
        <div className={classes['tuple']}>
          <span>grafikët</span>
          {series.map((name) => (
            <i key={name} style={{ backgroundColor: `var(--tz-series-${name})` }} title={name} />
          ))}
        </div>
      </DesignBlock>
      <DesignBlock title="Shkrimi">
        {scale.map(([size, words, style]) => (
          <div key={size} className={classes['type']}>
            <span>{size}</span>
            <div style={style}>{words}</div>
          </div>
        ))}
      </DesignBlock>
    </>
  );
}
