import { Anchor, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { helpFor, helpPlaceFor, type Cause } from './fault-help.ts';

/** How to fix the cause, as a link to the page of the fix if the user may open that page. */
export function FaultHelp(cause: Cause) {
  const words = usePhrases().sales.waiting.help;
  const place = helpPlaceFor(useSession().role, cause);
  const help = words[helpFor(cause)];
  if (place === undefined) return help;
  return (
    <Anchor
      renderRoot={(props: object) => <Link {...props} to={place.to} search={place.search} />}
      inherit
      // The click must not also open the row's invoice.
      onClick={(event) => event.stopPropagation()}
    >
      {help}
    </Anchor>
  );
}
