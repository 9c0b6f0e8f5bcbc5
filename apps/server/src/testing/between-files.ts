type Restore = () => Promise<void>;

const restores = new Set<Restore>();

/**
 * Registers a function that runs before each test file and restores a shared resource: the files of a worker share one
 * database, one server and one stand-in of the tax authority.
 */
export function beforeEachFile(restore: Restore): void {
  restores.add(restore);
}

export async function restoreShared(): Promise<void> {
  for (const restore of restores) await restore();
}
