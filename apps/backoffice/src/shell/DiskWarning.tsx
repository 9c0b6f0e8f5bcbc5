import { contract } from '@tezga/contract';
import { adminLevel, isOwner, reaches } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/call.ts';
import { useSession, type Session } from '../session/session-context.ts';

const refetchMs = 60_000;
const megabyte = 1024 * 1024;

/** A warning on every page of owners and super admins while the server's disk is full or nearly full. */
export function DiskWarning({ className }: { readonly className: string }) {
  const words = usePhrases().upkeep.disk;
  const { data } = useQuery({
    queryKey: ['upkeep', 'disk'],
    queryFn: ({ signal }) => call(contract.upkeep.disk, {}, { signal }),
    enabled: canAct(useSession()),
    staleTime: refetchMs,
    refetchInterval: refetchMs,
  });
  if (data === undefined || data.state === 'enough') return null;
  const isFull = data.state === 'full';
  const title = words[data.state].title;
  const megabytes = data.freeBytes === null ? null : Math.floor(data.freeBytes / megabyte);
  return (
    <section className={className} aria-label={title}>
      <Notice tone={isFull ? 'bad' : 'warn'} title={title}>
        {isFull ? words.full.text(megabytes) : words.low.text(megabytes ?? 0)}
      </Notice>
    </section>
  );
}

const canAct = ({ area, role }: Session): boolean =>
  area === 'business' ? isOwner(role) : reaches(adminLevel(role, 'monitoring'), 'readWrite');
