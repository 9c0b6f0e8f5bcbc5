import type { CallError } from '@tezga/contract/client';
import { Button, Notice, usePhrases } from '@tezga/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { invoicePath } from '../../kits/documents/document-paths.ts';

/**
 * The error message of a refused sale; links to the invoice if this sale id was already issued with other
 * content.
 */
export function SaleRefusal({ error }: { readonly error: CallError | null }) {
  const words = usePhrases().newInvoice.issued;
  const issuedId = error?.details.issuedInvoiceId;
  if (error === null || issuedId === undefined) return <FormRefusal error={error} />;
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={error.message}
        action={
          <Button
            variant="default"
            leftSection={<IconExternalLink size={15} stroke={1.8} aria-hidden />}
            renderRoot={(props: object) => <Link {...props} to={invoicePath({ _id: issuedId })} />}
          >
            {words.open}
          </Button>
        }
      />
    </div>
  );
}
