import { encodeQR } from 'qr';

const quietZone = 4;

/** A QR code as a data URL, with error correction level M (15 %), the minimum that the tax authority requires. */
export function qrPicture(content: string): string {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: quietZone });
  const box = `0 0 ${rows.length} ${rows.length}`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${pathOf(rows)}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** An SVG path with one rectangle for each horizontal run of dark modules. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [place, row] of rows.entries())
    for (let start = row.indexOf(true); start !== -1;) {
      const end = row.indexOf(false, start);
      const width = (end === -1 ? row.length : end) - start;
      path += `M${start} ${place}h${width}v1h-${width}z`;
      start = row.indexOf(true, start + width);
    }
  return path;
}
