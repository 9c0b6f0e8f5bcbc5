import { createContext, use, useState } from 'react';

/** The version of the draft that the form continues; undefined for a form without a draft. */
export const OpenedVersion = createContext<string | undefined>(undefined);

/**
 * The version that the form started with. A refetch of the draft does not change it, because the user has not seen
 * the newer values.
 */
export function useOpenedVersion(): string | undefined {
  const version = use(OpenedVersion);
  const [opened] = useState(version);
  return opened;
}
