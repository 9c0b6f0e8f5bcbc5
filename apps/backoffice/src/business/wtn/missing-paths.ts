const missingPaths = [
  'vehicle.plates',
  'start.address',
  'start.city',
  'destination.address',
  'destination.city',
] as const;

/** A field of an accompanying invoice that its transfer may leave empty. */
export type MissingPath = (typeof missingPaths)[number];

export const isMissingPath = (path: string): path is MissingPath =>
  missingPaths.some((each) => each === path);
