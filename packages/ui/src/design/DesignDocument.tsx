import { asMoney, asQuantity } from '@tezga/domain';
import { useMemo, useState } from 'react';
import { DocumentPage, Sheet } from '../document/DocumentPage.tsx';
import { amountField, textField } from '../document/editor-cells.tsx';
import { codeFact, Facts } from '../document/Facts.tsx';
import { amountCells, articleCells, quantityCells } from '../document/line-columns.tsx';
import { LinesEditor } from '../document/LinesEditor.tsx';
import { LinesTable } from '../document/LinesTable.tsx';
import { SideList } from '../document/SideList.tsx';
import { Timeline } from '../document/Timeline.tsx';
import { TotalsTable } from '../document/TotalsTable.tsx';
import { Panel } from '../page/Panel.tsx';
import { Amount } from '../figures/Amount.tsx';
import { DesignBlock } from './DesignBlock.tsx';

const lines = [
  { name: 'Kafe', code: '1001', quantity: asQuantity(2000n), total: asMoney(24_000n) },
  { name: 'Qumësht 1 l', code: '1002', quantity: asQuantity(3000n), total: asMoney(48_000n) },
];
type Line = (typeof lines)[number];

const columns = [
  articleCells<Line>('Artikulli', ({ name, code }) => ({ name, codes: [code] })),
  quantityCells<Line>('Sasia', ({ quantity }) => quantity),
  amountCells<Line>('Totali', ({ total }) => total, { unit: 'ALL', emphasis: 'strong' }),
];

/** A document with all parts of the document kit, and the editor of its lines. */
export function DesignDocument() {
  return (
    <DesignBlock title="Dokumenti: koka, të dhënat, rreshtat, shumat, jeta">
      <DocumentPage
        title="Faturë 12/2026"
        total={asMoney(72_000n)}
        about="14.11.2026 · Hotel Deti"
        aside={
          <Panel title="Kodet dhe pagesat">
            <Facts layout="list" facts={[codeFact('NIVF', 'b7c8e1f0'), codeFact('EIC', null, 'Ende jo')]} />
            <SideList
              items={[{ key: 'cash', name: 'Para në dorë', value: <Amount value={asMoney(72_000n)} /> }]}
            />
          </Panel>
        }
      >
        <Timeline
          label="Jeta"
          steps={[
            { key: 'issued', look: 'done', name: 'Lëshuar', detail: '10:30:12' },
            { key: 'refused', look: 'bad', name: 'Refuzuar', detail: '10:30:14' },
            { key: 'printed', look: 'open', name: 'Printuar', detail: 'Ende jo' },
          ]}
        />
        <Sheet>
          <Facts facts={[{ label: 'Blerësi', value: 'Hotel Deti', more: ['Rr. e Plazhit 4, Durrës'] }]} />
          <LinesTable label="Artikujt" lines={lines} columns={columns} isNumbered />
          <TotalsTable
            vatByRate={{
              label: 'TVSH sipas normës',
              heads: { rate: 'Shkalla', base: 'Baza', vat: 'TVSH', total: 'Totali' },
              rates: [
                {
                  key: '20',
                  name: '20 %',
                  withoutVat: asMoney(60_000n),
                  vat: asMoney(12_000n),
                  withVat: asMoney(72_000n),
                },
              ],
            }}
            totals={[
              { label: 'Pa TVSH', amount: asMoney(60_000n) },
              { label: 'Totali', amount: asMoney(72_000n), isWhole: true },
            ]}
          />
        </Sheet>
        <Editor />
      </DocumentPage>
    </DesignBlock>
  );
}

const typed = [
  { name: 'Kafe', code: '1001', quantity: 2, price: 120 },
  { name: 'Qumësht 1 l', code: '1002', quantity: 3, price: 160 },
];
type TypedLine = (typeof typed)[number];

function Editor() {
  const [written, setWritten] = useState<readonly TypedLine[]>(typed);
  const fields = useMemo(
    () => [
      textField<'name', TypedLine>('name', {
        header: 'Artikulli',
        look: 'name',
        phoneSpan: 3,
        labelOf: nameOfCell,
      }),
      amountField<'quantity', TypedLine>('quantity', {
        header: 'Sasia',
        width: 90,
        decimals: 3,
        labelOf: nameOfCell,
      }),
      amountField<'price', TypedLine>('price', { header: 'Çmimi', width: 110, labelOf: nameOfCell }),
    ],
    [],
  );
  return (
    <Panel title="Rreshtat që shkruhen" padding="none">
      <LinesEditor
        label="Rreshtat që shkruhen"
        isFramed
        lines={written}
        keyOf={({ code }) => code}
        nameOf={({ name }) => name}
        columns={fields}
        messagesOf={(place) => (place === 1 ? wrongPrice : nothingWrong)}
        onChange={(key, changed) =>
          setWritten(written.map((line) => (line.code === key ? { ...line, ...changed } : line)))
        }
        remove={{
          label: (name) => `Hiq ${name}`,
          run: (key) => setWritten(written.filter(({ code }) => code !== key)),
        }}
      />
    </Panel>
  );
}

const wrongPrice = { price: 'Çmimi është më i ulët se kostoja.' };
const nothingWrong = {};
const nameOfCell = ({ name, field }: { readonly name: string; readonly field: string }) =>
  `${name}: ${field}`;
