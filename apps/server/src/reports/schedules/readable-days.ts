export const readableDay = (day: string): string => day.split('-').toReversed().join('.');

export const readableDays = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? readableDay(from) : `${readableDay(from)} – ${readableDay(to)}`;
