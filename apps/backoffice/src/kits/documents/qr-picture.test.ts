import { expect, test } from 'vitest';
import { pathOf, qrPicture } from './qr-picture.ts';

test('adjacent dark modules of a row are drawn as one rectangle', () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(pathOf(rows)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});

test('a QR code begins with its finder pattern, has a white margin, and depends on its content', () => {
  const picture = qrPicture('https://efiskalizimi.example/verify?iic=A');
  const drawn = decodeURIComponent(picture);
  expect(drawn).toContain('viewBox="0 0 37 37"');
  expect(drawn).toContain('d="M4 4h7v1h-7z');
  expect(qrPicture('https://efiskalizimi.example/verify?iic=B')).not.toBe(picture);
});
