import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { toast, usePhrases, useZodForm, type ZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { takeFresh } from '../../kits/forms/take-fresh.ts';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import {
  employeeSchema,
  employeeValues,
  newEmployee,
  newEmployeeSchema,
  type EmployeeValues,
} from './employee-form.ts';
import type { EmployeeRow } from './employee-rows.ts';
import type { PortalOperator } from './PortalOperatorsDialog.tsx';
import { employeesKey, employeesQueries } from './queries.ts';
import { rolesKey } from '../roles/index.ts';

/** The form of a new or existing employee; saving sends the version that was loaded (optimistic locking). */
export function useEmployeeForm(employee: EmployeeRow | null) {
  const [operator, setOperator] = useState<PortalOperator | null>(null);
  const { employees, fields } = usePhrases();
  const messageOf = useFieldMessage();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/employees');
  const [version, setVersion] = useState(employee?.updatedAt ?? '');
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form: ZodForm<EmployeeValues> = useZodForm({
    schema: employee === null ? newEmployeeSchema : employeeSchema,
    initial: employee === null ? newEmployee : employeeValues(employee),
    rememberAs: `employee ${employee?._id ?? 'new'} ${version}`,
    secrets: ['pin'],
    // A role that is not selected is reported as required.
    messageOf: (issue) => (issue.path[0] === 'roleId' ? fields.required : messageOf(issue)),
    onSubmit: async (values) => {
      setRefusal(null);
      await (employee === null
        ? add(values, operator)
        : change({ employeeId: employee._id, updatedAt: version }, values));
      toast.success(employee === null ? employees.added(values.name) : employees.saved(values.name));
      goBack();
      void queries.invalidateQueries({ queryKey: employeesKey });
      // The list of roles shows the number of employees with each role, so it is refetched too.
      void queries.invalidateQueries({ queryKey: rolesKey });
    },
    onFailure: (error) => {
      const fieldOf = fieldsOfRefusals(form.values.email ? 'email' : 'tel');
      setRefusal(placeRefusal<keyof EmployeeValues>(error, { fieldOf, setError: form.setError }));
    },
    onCancel: goBack,
  });
  useLeaveGuard(form);

  const choose = (chosen: PortalOperator | null) => {
    setOperator(chosen);
    form.setValue('opCode', chosen?.opCode ?? '');
    if (chosen !== null) form.setValue('name', chosen.name);
  };

  const reload = async () => {
    if (employee === null) return;
    await takeFresh(queries.fetchQuery(employeesQueries.one(employee._id)), {
      take: (fresh) => {
        form.reset(employeeValues(fresh));
        setVersion(fresh.updatedAt);
        setRefusal(null);
      },
      refuse: setRefusal,
    });
  };
  return { form, refusal, reload, operator, choose };
}

const fieldsOfRefusals = (contact: 'email' | 'tel') =>
  ({
    'operator-code-taken': 'opCode',
    'self-care-operator-missing': 'opCode',
    'employee-already-there': contact,
    'contact-taken': contact,
    'role-fixed': 'roleId',
  }) as const;

/** Adds an employee; if an operator was chosen, the server checks the code at the central platform. */
const add = (values: EmployeeValues, operator: PortalOperator | null): Promise<unknown> =>
  operator === null
    ? call(contract.employees.add, values)
    : call(contract.selfCare.addEmployee, { ...values, opCode: operator.opCode });

/** Saves an employee without the contacts, because only the employee can change them. */
function change(
  identity: { readonly employeeId: string; readonly updatedAt: string },
  { email: _email, tel: _tel, ...changed }: EmployeeValues,
): Promise<unknown> {
  return call(contract.employees.edit, { ...identity, ...changed });
}
