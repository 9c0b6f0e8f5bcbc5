/** The moments of a document in the order in which they happened; those of one time stay in the order given. */
export const timelineOf = <Moment extends { readonly at: Date }>(moments: readonly Moment[]) =>
  moments
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((moment) => ({ ...moment, at: moment.at.toISOString() }));
