import { contract } from '@tezga/contract';
import { isFixedRole } from '@tezga/domain';
import { CallError } from '@tezga/contract/client';
import { Button, DialogFrame, Form, Select, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { businessesQueries } from '../businesses/index.ts';
import classes from './AddEmployeeDialog.module.css';

interface AddEmployeeDialogProps {
  readonly businessId: string;
  /** The operator of the central platform who becomes an employee. */
  readonly operator?: { readonly name: string; readonly opCode: string };
  readonly onClose: () => void;
}

/** A new employee of a managed business, with the name and the code of an operator if one is given. */
export function AddEmployeeDialog(props: AddEmployeeDialogProps) {
  const { businessId, operator, onClose } = props;
  const { employees, managedPeople: words, ui } = usePhrases();
  const headingId = useId();
  const { form, refusal } = useAddForm(props);
  const { data } = useQuery(businessesQueries.data(businessId));
  const roles = (data?.roles ?? []).filter(({ roleCode }) => !isFixedRole(roleCode));
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.addTitle}
      </h2>
      <p className={classes['hint']}>{words.addHint}</p>
      <Form form={form} label={words.addTitle} saveKey={false} className={classes['fields'] ?? ''}>
        <TextInput {...form.field('name')} label={employees.form.name} autoComplete="off" data-autofocus />
        <Select
          {...form.field('roleId')}
          label={employees.form.role}
          placeholder={employees.form.chooseRole}
          data={roles.map(({ _id, roleDesc }) => ({ value: _id, label: roleDesc }))}
        />
        <TextInput
          {...form.field('email')}
          value={form.values.email ?? ''}
          label={employees.email}
          type="email"
          autoComplete="off"
        />
        <TextInput
          {...form.field('tel')}
          value={form.values.tel ?? ''}
          label={employees.phone}
          type="tel"
          autoComplete="off"
        />
        <TextInput
          {...form.field('opCode')}
          value={form.values.opCode ?? ''}
          label={employees.form.opCode}
          readOnly={operator !== undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className={classes['failure']} role="alert">
          {refusal}
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {employees.form.add}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

const schema = contract.employees.addForAdmin.input;

function useAddForm({ businessId, operator, onClose }: AddEmployeeDialogProps) {
  const { employees, fields } = usePhrases();
  const messageOf = useFieldMessage();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    initial: {
      businessId,
      name: operator?.name ?? '',
      opCode: operator?.opCode ?? '',
      roleId: '',
      email: '',
      tel: '',
    },
    // A role that is not selected is reported as required.
    messageOf: (issue) => (issue.path[0] === 'roleId' ? fields.required : messageOf(issue)),
    onSubmit: async (values) => {
      setRefusal(null);
      await call(contract.employees.addForAdmin, values);
      toast.success(employees.added(values.name));
      onClose();
      void queries.invalidateQueries({ queryKey: ['businesses', 'data', businessId] });
      void queries.invalidateQueries({ queryKey: ['self-care', businessId] });
    },
    onFailure: (error) => {
      const placed = placeRefusal<'opCode' | 'email' | 'roleId'>(error, { fieldOf, setError: form.setError });
      setRefusal(placed instanceof CallError ? placed.message : null);
    },
    onCancel: onClose,
  });
  return { form, refusal };
}

const fieldOf = {
  'operator-code-taken': 'opCode',
  'employee-already-there': 'email',
  'contact-taken': 'email',
  'role-fixed': 'roleId',
} as const;
