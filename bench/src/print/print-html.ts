import type { PrintedInvoice, PrintedLine } from '@tezga/print';

const style = `
  @page { size: A4; margin: 30pt }
  body { margin: 0; font: 8pt sans-serif }
  h1 { font-size: 15pt; margin: 0 }
  .sides { display: flex; gap: 16pt; margin: 8pt 0 }
  .sides > * { flex: 1 }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 2pt 4pt; border-bottom: 0.5pt solid #d9d9d2; text-align: right }
  th:nth-child(3), td:nth-child(3) { text-align: left }
`;

const amount = (hundredths: bigint | null): string => (Number(hundredths ?? 0n) / 100).toFixed(2);

const heads = 'Nr.|Kodi|Përshkrimi|Njësia|Sasia|Çmimi|Çmimi me TVSH|TVSH %|Pa TVSH|TVSH|Me TVSH'.split('|');

function cellsOf(line: PrintedLine, place: number): (string | number)[] {
  return [
    place + 1,
    line.code,
    line.name,
    line.unit,
    Number(line.quantity) / 1000,
    amount(line.unitPriceWithoutVat),
    amount(line.unitPriceWithVat),
    `${line.vatPercent}%`,
    amount(line.withoutVat),
    amount(line.vat),
    amount(line.withVat),
  ];
}

/** The invoice as a plain HTML page, without the QR codes, which a browser cannot draw by itself. */
export function htmlOf(invoice: PrintedInvoice): string {
  const { seller, buyer, totals, lines } = invoice;
  const rows = lines.map((line, place) =>
    cellsOf(line, place)
      .map((cell) => `<td>${cell}</td>`)
      .join(''),
  );
  const details = [
    invoice.issuedAt.toISOString(),
    invoice.businessUnitCode,
    invoice.operatorCode,
    invoice.softwareCode,
  ];
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
    <h1>Faturë pa para në dorë</h1><p>${invoice.number}</p>
    <div class="sides">
      <div><b>${seller.name}</b><br>${seller.nuis}<br>${seller.address}, ${seller.town}<br>${seller.phone}<br>${seller.email}</div>
      <div><b>${buyer?.name}</b><br>${buyer?.idNumber}<br>${buyer?.address}, ${buyer?.town}</div>
    </div>
    <div class="sides">${details.map((detail) => `<span>${detail}</span>`).join('')}</div>
    <table>
      <thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
      <tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody>
    </table>
    <p>${amount(totals.withoutVat)} + ${amount(totals.vat)} = <b>${amount(totals.withVat)} ALL</b></p>
    <p>${invoice.bankAccounts.map(({ bank, iban, swift }) => `${bank} ${iban} ${swift}`).join('<br>')}</p>
    <p>${invoice.notes}</p><p>NSLF ${invoice.iic}<br>NIVF ${invoice.fic}</p>`;
}
