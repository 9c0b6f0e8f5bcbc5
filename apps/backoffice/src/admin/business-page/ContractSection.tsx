import { EmptyState, formatDateTime, Notice, Panel, PdfView, usePhrases } from '@tezga/ui';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { ContractForm } from './ContractForm.tsx';
import { businessPageQueries } from './queries.ts';
import { useMayManage } from './use-may-manage.ts';

/**
 * The signed contract of the business, a contract that it has not accepted yet, and the form for a new text.
 */
export function ContractSection({ businessId }: { readonly businessId: string }) {
  const { contracts } = usePhrases();
  const query = useQuery(businessPageQueries.contract(businessId));
  const mayChange = useMayManage();
  if (query.data === undefined) return <SectionState query={query} />;
  const { signed, unsigned } = query.data;
  const { signedBy, signedAt } = signed;
  const shown = signed.base64 === null ? unsigned : signed;
  return (
    <>
      {signed.isDue && shown.base64 !== null ? <Notice tone="warn">{contracts.notYetSigned}</Notice> : null}
      <Panel title={contracts.title}>
        {signedBy === null || signedAt === null ? null : (
          <p>{contracts.signedBy(signedBy, formatDateTime(signedAt))}</p>
        )}
        {shown.base64 === null || shown.fileName === null ? (
          <EmptyState
            icon={<IconFileText size={17} stroke={1.6} />}
            title={contracts.none}
            sentence={contracts.noneForBusiness}
          />
        ) : (
          <PdfView base64={shown.base64} fileName={shown.fileName} />
        )}
      </Panel>
      {mayChange ? <ContractForm businessId={businessId} /> : null}
    </>
  );
}
