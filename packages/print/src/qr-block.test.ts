import { expect, test } from 'vitest';
import { modulesOf, squaresOf } from './qr-block.ts';

test.each(['A', 'https://example.com/#/verify?iic=0123456789ABCDEF', 'ë'.repeat(300)])(
  'the rectangles are the dark modules of %s, each once, and far fewer',
  (content) => {
    const modules = modulesOf(content);
    const squares = squaresOf(modules);
    const drawn = new Uint8Array(modules.size ** 2);
    for (const { column, row, width, height } of squares)
      for (let y = row; y < row + height; y += 1)
        for (let x = column; x < column + width; x += 1)
          drawn[y * modules.size + x] = (drawn[y * modules.size + x] ?? 0) + 1;
    expect(drawn).toEqual(modules.data);
    const dark = drawn.reduce((sum, module) => sum + module, 0);
    expect(squares.length).toBeLessThan(dark / 2);
  },
);
