import { Code, Panel, usePhrases } from '@tezga/ui';
import table from '../../kits/sections/SectionTable.module.css';
import { portalDay } from './portal-words.ts';
import type { SelfCareAccount } from './queries.ts';

export function ContactPersonsPanel({ account }: { readonly account: SelfCareAccount }) {
  const { selfCare: words } = usePhrases();
  return (
    <Panel title={words.contactPersons(account.contactPersons.length)} padding="none">
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.idNumber}</th>
            <th scope="col">{words.validFrom}</th>
            <th scope="col">{words.validTo}</th>
          </tr>
        </thead>
        <tbody>
          {account.contactPersons.map(({ name, idNumber, validFrom, validTo }) => (
            <tr key={`${idNumber} ${name} ${validFrom}`}>
              <th scope="row">{name}</th>
              <td data-label={words.idNumber}>
                <Code>{idNumber}</Code>
              </td>
              <td data-label={words.validFrom}>{portalDay(validFrom)}</td>
              <td data-label={words.validTo}>{portalDay(validTo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
