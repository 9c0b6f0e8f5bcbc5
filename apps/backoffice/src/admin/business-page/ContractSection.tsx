import { EmptyState, formatDateTime, Notice, Panel, PdfView, usePhrases } from '@tezga/ui';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { ContractForm } from './ContractForm.tsx';
import { businessPageQueries } from './queries.ts';
import { useMayManage } from './use-may-manage.ts';

/**
 * The text in force if the business has not accepted it yet, the signed contract, and the form for a new text.
 */
export function ContractSection({ businessId }: { readonly businessId: string }) {
  const { contracts } = usePhrases();
  const query = useQuery(businessPageQueries.contract(businessId));
  const mayChange = useMayManage();
  if (query.data === undefined) return <SectionState query={query} />;
  const { signed, unsigned } = query.data;
  const { signedBy, signedAt } = signed;
  const isSigned = signed.base64 !== null;
  const inForce = signed.isDue || !isSigned ? unsigned : null;
  return (
    <>
      {signed.isDue && unsigned.base64 !== null ? (
        <Notice tone="warn">{contracts.notYetSigned}</Notice>
      ) : null}
      {inForce === null ? null : (
        <Panel title={isSigned ? contracts.inForce : contracts.title}>
          <ContractText {...inForce} />
        </Panel>
      )}
      {isSigned ? (
        <Panel title={contracts.title}>
          {signedBy === null || signedAt === null ? null : (
            <p>{contracts.signedBy(signedBy, formatDateTime(signedAt))}</p>
          )}
          <ContractText {...signed} />
        </Panel>
      ) : null}
      {mayChange ? <ContractForm businessId={businessId} /> : null}
    </>
  );
}

interface ContractTextProps {
  readonly base64: string | null;
  readonly fileName: string | null;
}

function ContractText({ base64, fileName }: ContractTextProps) {
  const { contracts } = usePhrases();
  if (base64 !== null && fileName !== null) return <PdfView base64={base64} fileName={fileName} />;
  return (
    <EmptyState
      icon={<IconFileText size={17} stroke={1.6} />}
      title={contracts.none}
      sentence={contracts.noneForBusiness}
    />
  );
}
