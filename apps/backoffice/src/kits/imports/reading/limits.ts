export const fileLimitBytes = 20 * 1024 * 1024;
export const rowsLimit = 50_000;

/**
 * A zip bomb guard: far above the unpacked size of a real sheet with `rowsLimit` rows, and well within browser
 * memory.
 */
export const unpackedLimitBytes = 160 * 1024 * 1024;

/** The maximum number of columns, because a stray cell at the far right of a sheet must not widen every row. */
export const columnsLimit = 256;
