import type { contract, OutputOf } from '@tezga/contract';
import {
  Badge,
  Button,
  Code,
  DialogFrame,
  LoadingOverlay,
  Notice,
  UnstyledButton,
  usePhrases,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { employeesQueries } from './queries.ts';
import classes from './PortalOperatorsDialog.module.css';

export type PortalOperator = OutputOf<typeof contract.selfCare.employees>['employees'][number];

interface PortalOperatorsDialogProps {
  readonly onChoose: (operator: PortalOperator) => void;
  readonly onClose: () => void;
}

/**
 * The operators of this business at the central platform; an operator who is an employee cannot be chosen.
 */
export function PortalOperatorsDialog({ onChoose, onClose }: PortalOperatorsDialogProps) {
  const { employees, ui } = usePhrases();
  const words = employees.portal;
  const headingId = useId();
  const { data, error, isFetching } = useQuery(employeesQueries.portalOperators);
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.title}
      </h2>
      <p className={classes['hint']}>{words.hint}</p>
      <div className={classes['list']}>
        {isFetching ? <LoadingOverlay within /> : null}
        {error === null || isFetching ? null : <Notice tone="bad" title={error.message} />}
        {data?.employees.length === 0 ? <p className={classes['empty']}>{words.empty}</p> : null}
        {newFirst(data?.employees ?? []).map((operator) => (
          <OperatorRow key={operator.opCode} operator={operator} onChoose={onChoose} />
        ))}
      </div>
      {data === undefined || data.notInPortal.length === 0 ? null : (
        <Notice tone="info">{words.notThere(data.notInPortal.map(({ name }) => name).join(', '))}</Notice>
      )}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </DialogFrame>
  );
}

interface OperatorRowProps {
  readonly operator: PortalOperator;
  readonly onChoose: (operator: PortalOperator) => void;
}

/** Sorts operators who are already employees last, because they cannot be chosen. */
const newFirst = <Operator extends { readonly employeeId: string | null }>(operators: readonly Operator[]) =>
  operators.toSorted((one, other) => Number(one.employeeId !== null) - Number(other.employeeId !== null));

function OperatorRow({ operator, onChoose }: OperatorRowProps) {
  const words = usePhrases().employees.portal;
  const { name, opCode, validFrom, validTo, employeeId, employeeName } = operator;
  const validity = [
    validFrom === '' ? null : words.validFrom(withSlashes(validFrom)),
    validTo === '' ? null : words.validTo(withSlashes(validTo)),
  ].filter((part) => part !== null);
  return (
    <UnstyledButton
      className={classes['operator'] ?? ''}
      disabled={employeeId !== null}
      onClick={() => onChoose(operator)}
    >
      <span className={classes['who']}>
        {name}
        <span className={classes['detail']}>
          <Code>{opCode}</Code>
          {validity.length === 0 ? null : ` · ${validity.join(' ')}`}
        </span>
      </span>
      {employeeId === null ? null : (
        <Badge>
          {employeeName === null || employeeName === name ? words.known : words.takenAs(employeeName)}
        </Badge>
      )}
    </UnstyledButton>
  );
}

/** The portal writes 14.11.2026; the specification shows its days as 14/11/2026. */
const withSlashes = (day: string) => day.replaceAll('.', '/');
