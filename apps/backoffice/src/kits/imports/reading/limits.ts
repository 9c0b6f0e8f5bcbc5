export const fileLimitBytes = 20 * 1024 * 1024;
export const rowsLimit = 50_000;

/** Far beyond an honest sheet of so many rows, and well within what a browser holds. */
export const unpackedLimitBytes = 160 * 1024 * 1024;

/** A stray cell at the far edge of a sheet must not widen every row. */
export const columnsLimit = 256;
