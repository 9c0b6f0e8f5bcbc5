import { Code, Panel, usePhrases } from '@tezga/ui';
import document from '../../kits/documents/Document.module.css';
import type { PurchasePartProps } from './PurchaseHead.tsx';

/** By which codes the tax authority knows it. */
export function CodesPanel({ purchase: { eic, meta } }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  const codes = [
    [words.eic, eic],
    [words.nivf, meta.nivf],
    [words.nslf, meta.nslf],
  ] as const;
  return (
    <Panel title={words.page.codes}>
      <dl className={document['codes']}>
        {codes.map(([label, code]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {code === null ? (
                words.page.none
              ) : (
                <Code copy wrap label={label}>
                  {code}
                </Code>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
