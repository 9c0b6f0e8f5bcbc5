/** Focuses a row, and scrolls only as far as needed to show it. */
export function showRow(scroller: HTMLElement, index: number, rowHeight: number): void {
  const body = scroller.querySelector('tr[data-index]')?.parentElement;
  const head = scroller.querySelector('thead');
  if (body === null || body === undefined || head === null) return;
  const below = body.nextElementSibling instanceof HTMLElement ? body.nextElementSibling.offsetHeight : 0;
  scroller.scrollTop = scrollTopFor({
    index,
    rowHeight,
    scrollTop: scroller.scrollTop,
    viewHeight: scroller.clientHeight - head.offsetHeight - below,
  });
  const row = body.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (row === null) return;
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > globalThis.innerHeight) row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function scrollTopFor(view: {
  readonly index: number;
  readonly rowHeight: number;
  readonly scrollTop: number;
  /** The height between the sticky header and footer. */
  readonly viewHeight: number;
}): number {
  const top = view.index * view.rowHeight;
  const bottom = top + view.rowHeight;
  if (top < view.scrollTop) return top;
  return bottom > view.scrollTop + view.viewHeight ? bottom - view.viewHeight : view.scrollTop;
}
