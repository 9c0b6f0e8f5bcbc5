import { Amount, Button, Checkbox, CloseButton, DialogFrame, usePhrases } from '@tezga/ui';
import { IconReceiptDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { draftPaymentsPath, isDraftPaymentsPath } from './paths.ts';
import { onlinePaymentsQueries, type PaymentDraft } from './queries.ts';
import { isAlertSnoozed, snoozeAlert } from './snoozed-alert.ts';
import classes from './UnpaidDraftAlert.module.css';

/** The delay after fetching the drafts until the alert appears, as the specification requires. */
const delayMs = 1000;

/** Reminds the user of an unpaid payment draft after signing in, except on the page that lists the drafts. */
export function UnpaidDraftAlert() {
  const { data: draft } = useQuery(onlinePaymentsQueries.unpaid);
  const { pathname } = useLocation();
  const { businessId } = useSession().facts;
  const [state, setState] = useState<'early' | 'due' | 'closed'>('early');
  useEffect(() => {
    if (draft === undefined || draft === null) return undefined;
    const timer = setTimeout(() => {
      if (!isAlertSnoozed(businessId, new Date())) setState((now) => (now === 'early' ? 'due' : now));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [draft, businessId]);
  if (state !== 'due' || draft === undefined || draft === null) return null;
  if (isDraftPaymentsPath(pathname)) return null;
  return <AlertDialog draft={draft} onClose={() => setState('closed')} />;
}

function AlertDialog({ draft, onClose }: { readonly draft: PaymentDraft; readonly onClose: () => void }) {
  const { onlinePayments, ui } = usePhrases();
  const words = onlinePayments.alert;
  const headingId = useId();
  const router = useRouter();
  const { businessId } = useSession().facts;
  const [isSnoozing, setSnoozing] = useState(false);
  const close = () => {
    if (isSnoozing) snoozeAlert(businessId, new Date());
    onClose();
  };
  const view = () => {
    close();
    void router.navigate({ to: draftPaymentsPath('unpaid') });
  };
  return (
    <DialogFrame labelledBy={headingId} onEscape={close} onEnter={view}>
      <div className={classes['card']}>
        <div className={classes['head']}>
          <span className={classes['tile']} aria-hidden>
            <IconReceiptDollar size={18} stroke={1.7} />
          </span>
          <h2 id={headingId} className={classes['title']}>
            {words.title}
          </h2>
          <CloseButton aria-label={ui.close} onClick={close} />
        </div>
        <p className={classes['text']}>{words.text(draft.name)}</p>
        <p className={classes['sum']}>
          <span>
            {onlinePayments.total} <small>{draft.currency}</small>
          </span>
          <strong>
            <Amount value={draft.total} />
          </strong>
        </p>
        <Checkbox
          label={words.snooze}
          checked={isSnoozing}
          onChange={(event) => setSnoozing(event.currentTarget.checked)}
        />
        <Button fullWidth data-autofocus onClick={view}>
          {words.view}
        </Button>
      </div>
    </DialogFrame>
  );
}
