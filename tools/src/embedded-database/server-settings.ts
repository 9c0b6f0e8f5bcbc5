export type Durability = 'safe' | 'throwaway';

const common = {
  max_connections: '100',
  shared_buffers: '128MB',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] %q%u@%d ',
  jit: 'off', // the shipped binaries do not include it
};

const byDurability: Record<Durability, Record<string, string>> = {
  safe: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  // For tests, where several products share one server.
  throwaway: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
};

/** Passed on the command line, so that they override the cluster's own configuration file. */
export function settingArguments(durability: Durability, connection: Record<string, string>): string[] {
  const settings = { ...common, ...byDurability[durability], ...connection };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
