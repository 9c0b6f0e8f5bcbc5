import { contract } from '@tezga/contract';
import { Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

const againMs = 60_000;

/**
 * A warning on every page while issuing is blocked, because the server's clock differs from the tax
 * authority's.
 */
export function ClockWarning({ className }: { readonly className: string }) {
  const words = usePhrases().shell.clock;
  const { data } = useQuery({
    queryKey: ['clock'],
    queryFn: ({ signal }) => call(contract.sales.clock, {}, { signal }),
    staleTime: againMs,
    refetchInterval: againMs,
  });
  const minutes = data?.minutesAway ?? null;
  if (minutes === null) return null;
  const title = minutes > 0 ? words.ahead(minutes) : words.behind(-minutes);
  return (
    <section className={className} aria-label={title}>
      <Notice tone="bad" title={title}>
        {words.text}
      </Notice>
    </section>
  );
}
