import { contract, operatorWithPin } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import {
  Anchor,
  Avatar,
  Button,
  DialogFrame,
  focusField,
  Form,
  PasswordInput,
  TextInput,
  UnstyledButton,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './OperatorDialog.module.css';

interface OperatorDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  /** Offers only the operators of this shop. */
  readonly shopId?: string;
  readonly onGiven: (operator: z.output<typeof operatorWithPin>) => Promise<unknown>;
  readonly onFailed?: () => void;
  readonly onClose: () => void;
}

/** Asks an operator for their name and PIN; the operator code can be typed instead. */
export function OperatorDialog(props: OperatorDialogProps) {
  const { title, hint, action, shopId, onGiven, onFailed, onClose } = props;
  const { access, fallbacks, ui } = usePhrases();
  const headingId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isByCode, setByCode] = useState(false);
  const operators = useOperators(shopId);
  const form = useZodForm({
    schema: operatorWithPin,
    initial: { opCode: '', pin: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (operator) => {
      setRefusal(null);
      await onGiven(operator);
    },
    onFailure: (error) => {
      onFailed?.();
      setRefusal(error instanceof CallError ? error.message : fallbacks['sign-in']);
    },
    onCancel: onClose,
  });
  const code = form.field('opCode');
  if (operators === null) return null;
  const hasNames = operators.length > 0 && !isByCode;
  return (
    <DialogFrame labelledBy={headingId} width={hasNames ? 420 : 360} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {title}
      </h2>
      <p className={classes['hint']}>{hint}</p>
      <Form form={form} label={title} saveKey={false} className={classes['fields'] ?? ''}>
        {hasNames ? (
          <Names
            operators={operators}
            chosen={code.value}
            error={code.error}
            onChoose={(opCode) => {
              flushSync(() => code.onChange(opCode));
              focusField('pin');
            }}
            onByCode={() => {
              code.onChange('');
              setByCode(true);
            }}
          />
        ) : (
          <TextInput
            {...code}
            label={access.operatorCode}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
        <PasswordInput
          {...form.field('pin')}
          label={access.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <p className={classes['failure']} role="alert">
          {refusal}
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {action}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

interface Operator {
  readonly opCode: string;
  readonly name: string;
}

/**
 * The operators to choose from; null while they load, and empty if loading failed, so that the code must be
 * typed.
 */
function useOperators(shopId: string | undefined): readonly Operator[] | null {
  const { data, error } = useQuery({
    queryKey: ['operators', shopId ?? ''],
    queryFn: async ({ signal }) =>
      (await call(contract.employees.operators, shopId === undefined ? {} : { shopId }, { signal }))
        .operators,
    retry: false,
  });
  return data ?? (error === null ? null : []);
}

interface NamesProps {
  readonly operators: readonly Operator[];
  readonly chosen: string;
  readonly error: string | null | undefined;
  readonly onChoose: (opCode: string) => void;
  readonly onByCode: () => void;
}

function Names({ operators, chosen, error, onChoose, onByCode }: NamesProps) {
  const { access } = usePhrases();
  return (
    <fieldset className={classes['names']} aria-label={access.operators}>
      {operators.map(({ opCode, name }, place) => (
        <UnstyledButton
          key={opCode}
          className={classes['name'] ?? ''}
          aria-pressed={opCode === chosen}
          data-autofocus={place === 0 || undefined}
          onClick={() => onChoose(opCode)}
        >
          <Avatar name={name} size={24} aria-hidden />
          <span>{name}</span>
        </UnstyledButton>
      ))}
      <p className={classes['failure']} role="alert">
        {error ? access.chooseOperator : null}
      </p>
      <Anchor component="button" type="button" size="xs" onClick={onByCode}>
        {access.byOperatorCode}
      </Anchor>
    </fieldset>
  );
}
