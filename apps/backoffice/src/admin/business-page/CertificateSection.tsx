import { Certificates } from '../../business/certificates/index.ts';
import { useMayManage } from './use-may-manage.ts';

/** The certificate of the business, and its upload by an admin. */
export function CertificateSection({ businessId }: { readonly businessId: string }) {
  return <Certificates businessId={businessId} mayChange={useMayManage()} />;
}
