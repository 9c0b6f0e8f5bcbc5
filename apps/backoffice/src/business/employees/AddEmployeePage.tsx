import { ErrorState, LoadingOverlay, Panel, usePhrases } from '@tezga/ui';
import { roleOptions } from './employee-form.ts';
import classes from './EmployeeFields.module.css';
import { EmployeeForm } from './EmployeeForm.tsx';
import { useEmployeeChoices } from './use-employee-choices.ts';

export function AddEmployeePage() {
  const { employees } = usePhrases();
  const { choices, error, retry } = useEmployeeChoices();
  if (error !== null) {
    return <ErrorState title={employees.readFailed} sentence={error.message} onRetry={retry} />;
  }
  if (choices === null) return <LoadingOverlay within />;
  const { roles, shops, granter } = choices;
  return (
    <EmployeeForm
      employee={null}
      roles={roleOptions(roles, granter, null)}
      shops={shops}
      aside={
        <Panel title={employees.form.whatHappensTitle}>
          <ol className={classes['happens']}>
            {employees.form.whatHappens.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Panel>
      }
    />
  );
}
