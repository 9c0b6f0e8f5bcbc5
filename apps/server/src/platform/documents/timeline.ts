/** Sorts the timeline of a document by time; entries with the same time stay in the given order. */
export function timelineOf<Moment extends { readonly at: Date }>(moments: readonly Moment[]) {
  const sorted = moments.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return sorted.map(withTimeAsText);
}

const withTimeAsText = <Moment extends { readonly at: Date }>(moment: Moment) => ({
  ...moment,
  at: moment.at.toISOString(),
});
