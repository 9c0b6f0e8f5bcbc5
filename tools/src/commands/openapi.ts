import { openApiDocument } from '@tezga/contract/openapi';

export function openapi(): number {
  process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
  return 0;
}
