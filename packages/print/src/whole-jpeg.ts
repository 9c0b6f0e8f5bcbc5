import { isFrameHeader } from '@tezga/domain';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Whether all segments are complete and PDF readers support the coding: SOF0, SOF1 or SOF2. */
export function isWholeJpeg(picture: Buffer): boolean {
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= picture.length && picture[at] === 0xff) {
    const marker = picture[at + 1] ?? 0;
    if (marker === endOfImage) return hasFrame && hasScan;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > picture.length) return false;
    const end = at + 2 + picture.readUInt16BE(at + 2);
    if (isFrameHeader(marker)) {
      if (marker > 0xc2 || picture[at + 4] !== 8 || ![1, 3, 4].includes(picture[at + 9] ?? 0)) return false;
      hasFrame = true;
    }
    hasScan ||= marker === startOfScan;
    at = marker === startOfScan ? endOfScan(picture, end) : end;
  }
  return false;
}

/**
 * The offset of the next marker that is not a restart marker; inside scan data, a 0 follows each 0xff byte.
 */
function endOfScan(picture: Buffer, from: number): number {
  let at = picture.indexOf(0xff, from);
  while (at !== -1) {
    const next = picture[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
    at = picture.indexOf(0xff, at + 1);
  }
  return picture.length;
}
