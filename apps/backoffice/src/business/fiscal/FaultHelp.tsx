import { Anchor, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { helpFor, helpPlaceFor, type Cause } from './fault-help.ts';

/** What to do about a cause, as a link where there is a place for it that one may enter. */
export function FaultHelp(cause: Cause) {
  const words = usePhrases().sales.waiting.help;
  const place = helpPlaceFor(useSession().role, cause);
  const help = words[helpFor(cause)];
  if (place === undefined) return help;
  return (
    <Anchor
      renderRoot={(props: object) => <Link {...props} to={place.to} search={place.search} />}
      inherit
      // The row it stands in opens the invoice.
      onClick={(event) => event.stopPropagation()}
    >
      {help}
    </Anchor>
  );
}
