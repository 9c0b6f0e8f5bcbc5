import type { Phrases } from '@tezga/phrases';
import { formatQuantity, printElements } from '@tezga/ui';
import type { SuggestedLine } from './queries.ts';

const styles = `
  @page { size: A4; margin: 14mm; }
  #tezga-paper { font: 12px system-ui, sans-serif; color: #000; }
  #tezga-paper section { break-inside: avoid-page; margin-bottom: 10mm; }
  #tezga-paper h2 { font-size: 16px; margin: 0 0 2mm; }
  #tezga-paper table { width: 100%; border-collapse: collapse; }
  #tezga-paper th, #tezga-paper td { border-bottom: 1px solid #999; padding: 1.5mm 2mm; text-align: left; }
  #tezga-paper th.figure, #tezga-paper td.figure { text-align: right; font-variant-numeric: tabular-nums; }`;

/** Prints the order, one table for each supplier. */
export async function printOrder(phrases: Phrases, lines: readonly SuggestedLine[]): Promise<void> {
  const { order: words } = phrases.warehouse;
  const bySupplier = new Map<string, SuggestedLine[]>();
  for (const line of lines) {
    const supplier = line.supplierName ?? words.noSupplier;
    bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), line]);
  }
  const sections = Array.from(bySupplier, ([supplier, ofSupplier]) => {
    const section = document.createElement('section');
    section.append(element('h2', `${words.title}: ${supplier}`), tableOf(phrases, ofSupplier));
    return section;
  });
  await printElements(sections, styles);
}

function tableOf({ warehouse }: Phrases, lines: readonly SuggestedLine[]): HTMLTableElement {
  const { order, stock } = warehouse;
  const table = document.createElement('table');
  table.createTHead().append(row('th', [stock.article, stock.sku, warehouse.shop], order.suggested));
  const body = table.createTBody();
  for (const { name, sku, shopName, suggested, unit } of lines)
    body.append(row('td', [name, sku, shopName], `${formatQuantity(suggested)} ${unit}`));
  return table;
}

function row(cell: 'th' | 'td', texts: readonly string[], figure: string): HTMLTableRowElement {
  const shown = document.createElement('tr');
  const last = element(cell, figure);
  last.className = 'figure';
  shown.append(...texts.map((text) => element(cell, text)), last);
  return shown;
}

function element(tag: 'h2' | 'th' | 'td', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
