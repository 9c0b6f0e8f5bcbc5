import { Badge, Button, toast, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconMail, IconPhone } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { phoneWords } from '../kits/forms/phone-words.ts';
import { beginContactChange, type Method } from './begin-contact-change.ts';
import classes from './ContactsSection.module.css';
import { useRefreshAccount } from './queries.ts';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';

const icons = { email: IconMail, tel: IconPhone };

interface ContactRowProps {
  readonly method: Method;
  readonly value: string | null;
  readonly isVerified: boolean;
  /** True while a contact of this method is not verified yet: the current one, or the one that replaces it. */
  readonly isUnverified: boolean;
  readonly onChange: () => void;
}

export function ContactRow({ method, value, isVerified, isUnverified, onChange }: ContactRowProps) {
  const words = usePhrases().people.contacts;
  const MethodIcon = icons[method];
  const action = value === null ? words.add : words.change;
  return (
    <li className={classes['row']}>
      <MethodIcon size={17} stroke={1.6} className={classes['icon']} aria-hidden />
      <span className={classes['words']}>
        <span className={classes['kind']}>{words[method]}</span>
        {value === null ? (
          <span className={classes['none']}>{words.none}</span>
        ) : (
          <span className={classes['contact']}>
            <span className={classes['value']}>{phoneWords(value)}</span>
            <VerifiedBadge isVerified={isVerified} />
          </span>
        )}
      </span>
      <span className={classes['actions']}>
        {value === null || isVerified || isUnverified ? null : <VerifyButton method={method} value={value} />}
        <Button variant="default" aria-label={`${action}: ${words[method]}`} onClick={onChange}>
          {action}
        </Button>
      </span>
    </li>
  );
}

/** Sends a verification code to an unverified contact whose first code was lost or never sent. */
function VerifyButton({ method, value }: { readonly method: Method; readonly value: string }) {
  const { fallbacks, people } = usePhrases();
  const showFailure = useShowFailure();
  const refresh = useRefreshAccount();
  const sending = useMutation({
    mutationFn: () => beginContactChange(method, value),
    onSuccess: () => toast.success(people.contacts.codeSent(phoneWords(value))),
    onError: (error) => showFailure(fallbacks.resend, error),
    onSettled: refresh,
  });
  return (
    <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
      {people.contacts.sendCode}
    </Button>
  );
}

function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  const words = usePhrases().people.contacts;
  const Shape = isVerified ? IconCircleCheckFilled : IconAlertTriangleFilled;
  return (
    <Badge tone={isVerified ? 'ok' : 'warn'} icon={<Shape size={13} aria-hidden />}>
      {isVerified ? words.verified : words.unverified}
    </Badge>
  );
}
