/** The moments of a document in the order in which they happened; those of one time stay in the order given. */
export function timelineOf<Moment extends { readonly at: Date }>(moments: readonly Moment[]) {
  const sorted = moments.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return sorted.map(withTimeAsText);
}

const withTimeAsText = <Moment extends { readonly at: Date }>(moment: Moment) => ({
  ...moment,
  at: moment.at.toISOString(),
});
