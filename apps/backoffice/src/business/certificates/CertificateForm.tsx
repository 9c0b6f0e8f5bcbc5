import { Button, Form, Panel, PasswordInput, usePhrases } from '@tezga/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import classes from './Certificate.module.css';
import { KeyFileInput } from './KeyFileInput.tsx';
import { useCertificateForm } from './use-certificate-form.ts';

interface CertificateFormProps {
  readonly businessId: string | undefined;
  readonly isReplacing: boolean;
  readonly onSaved: () => void;
}

export function CertificateForm({ businessId, isReplacing, onSaved }: CertificateFormProps) {
  const { certificates } = usePhrases();
  const { form, refusal, take } = useCertificateForm(businessId, onSaved);
  const title = isReplacing ? certificates.replace : certificates.upload;
  return (
    <Panel title={title}>
      <Form form={form} label={title} saveKey={false} className={classes['form'] ?? ''}>
        <div role="alert" className={classes['message']}>
          <FormRefusal error={refusal} />
        </div>
        <KeyFileInput
          name={form.values.name ?? ''}
          onFile={take}
          error={form.errors['p12']}
          data-field="p12"
        />
        <PasswordInput
          {...form.field('password')}
          label={certificates.password}
          description={certificates.passwordHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
        />
        <div className={classes['foot']}>
          <span className={classes['checked']}>
            <IconShieldCheck size={15} stroke={1.7} aria-hidden />
            {certificates.checked}
          </span>
          <Button type="submit" loading={form.isSubmitting}>
            {certificates.submit}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
