/** Whether the page is the one at this path or below it; `/sales-summary` is not below `/sales`. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
