type Restore = () => Promise<void>;

const restores = new Set<Restore>();

/**
 * The files of a worker share its modules, and with them one database, one server and one stand-in of the tax authority.
 * What is registered here puts such a shared thing back to how it was, before each next file begins.
 */
export function beforeEachFile(restore: Restore): void {
  restores.add(restore);
}

export async function restoreShared(): Promise<void> {
  for (const restore of restores) await restore();
}
