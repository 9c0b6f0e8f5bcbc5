import { foldText } from '@tezga/domain';
import { einvoicing } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { operation, type Operation } from '../soap/index.ts';
import { checkTaxpayers } from './parties.ts';

interface Taxpayer {
  readonly nuis: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

const taxpayersMax = 100;
/** Maximum length in the response; the registry allows more. */
const textLengthMax = 100;

/** Finds taxpayers by NUIS or part of the name, ignoring accents and case. */
export function getTaxpayers(context: Pick<Context, 'sql'>): Operation {
  return operation(einvoicing, 'GetTaxpayersRequest', 'GetTaxpayersResponse', {
    issuerOf: () => null,
    async perform({ Filter }, { nuis }) {
      await checkTaxpayers(context, [nuis]);
      const found =
        Filter.Tin === undefined
          ? await byName(context, Filter.Name ?? '')
          : await byNuis(context, Filter.Tin.toUpperCase());
      return { Taxpayers: { Taxpayer: found.map(answered) } };
    },
  });
}

const answered = ({ nuis, name, address, town, country }: Taxpayer) => ({
  Name: name.slice(0, textLengthMax),
  Tin: nuis,
  Address: address.slice(0, textLengthMax),
  Town: town.slice(0, textLengthMax),
  Country: country,
});

const byNuis = ({ sql }: Pick<Context, 'sql'>, nuis: string) => sql<Taxpayer[]>`
  select nuis, name, address, town, country from tax_authority.taxpayers where nuis = ${nuis}`;

function byName({ sql }: Pick<Context, 'sql'>, part: string) {
  const pattern = `%${foldText(part).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<Taxpayer[]>`
    select nuis, name, address, town, country from tax_authority.taxpayers
    where translate(lower(normalize(name, NFC)), 'ëçáàâäéèêíìîïóòôöúùûü', 'ecaaaaeeeiiiioooouuuu') like ${pattern}
    order by name, nuis limit ${taxpayersMax}`;
}
