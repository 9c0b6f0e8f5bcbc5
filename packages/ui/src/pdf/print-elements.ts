const giveUpMs = 60_000;

const onlyPaper = `
  #tezga-paper { display: none; }
  @media print {
    html, body { margin: 0; background: #fff; }
    body > :not(#tezga-paper) { display: none !important; }
    #tezga-paper { display: block; }
  }`;

/** Prints these elements instead of the page, with the print dialog of the browser. */
export async function printElements(elements: readonly HTMLElement[], styles: string): Promise<void> {
  const paper = document.createElement('div');
  paper.id = 'tezga-paper';
  paper.append(...elements);
  const rules = document.createElement('style');
  rules.textContent = `${onlyPaper}${styles}`;
  document.head.append(rules);
  document.body.append(paper);
  try {
    await printed();
  } finally {
    paper.remove();
    rules.remove();
  }
}

/** Resolves after the event `afterprint`: in some browsers `print()` returns before the printing is done. */
function printed(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    globalThis.print();
    // A browser without a print dialog never fires the event.
    setTimeout(resolve, giveUpMs);
  });
}
