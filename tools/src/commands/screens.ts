import { screens as allScreens } from '@tezga/backoffice/screens';

/** Prints one line for each screen: area and route. */
export function screens(): number {
  for (const { area, path } of allScreens) process.stdout.write(`${area} ${path}\n`);
  return 0;
}
