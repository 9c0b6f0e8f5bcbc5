import { foldText } from '../fold-text.ts';

export interface StandardUnit {
  readonly code: string;
  readonly sq: string;
  readonly en: string;
  readonly it: string;
  /** True for a unit that the screens offer first, because most shops use it. */
  readonly isCommon: boolean;
}

const unit = (code: string, sq: string, en: string, it: string, isCommon = false): StandardUnit => ({
  code,
  sq,
  en,
  it,
  isCommon,
});

// Codes of UN/ECE recommendations 20 and 21 that EN 16931 allows; its list contains neither HAR nor ARE.
export const standardUnits: readonly StandardUnit[] = [
  unit('C62', 'njësi', 'one (unit)', 'unità', true),
  unit('H87', 'copë', 'piece', 'pezzo', true),
  unit('XPP', 'copë (paketim)', 'piece (package)', 'pezzo (collo)', true),
  unit('EA', 'copë/secili', 'each', 'ciascuno', true),
  unit('XUN', 'njësi paketimi', 'unit (package)', 'unità di imballo'),
  unit('KGM', 'kilogram', 'kilogram', 'chilogrammo', true),
  unit('GRM', 'gram', 'gram', 'grammo', true),
  unit('MGM', 'miligram', 'milligram', 'milligrammo'),
  unit('HGM', 'hektogram (100 g)', 'hectogram', 'ettogrammo'),
  unit('DTN', 'kuintal (100 kg)', 'decitonne', 'quintale'),
  unit('TNE', 'ton', 'tonne', 'tonnellata', true),
  unit('LBR', 'paund (libër)', 'pound', 'libbra'),
  unit('ONZ', 'ons', 'ounce', 'oncia'),
  unit('CTM', 'karat metrik', 'metric carat', 'carato metrico'),
  unit('LTR', 'litër', 'litre', 'litro', true),
  unit('MLT', 'mililitër', 'millilitre', 'millilitro', true),
  unit('CLT', 'centilitër', 'centilitre', 'centilitro'),
  unit('DLT', 'decilitër', 'decilitre', 'decilitro'),
  unit('HLT', 'hektolitër', 'hectolitre', 'ettolitro'),
  unit('MTQ', 'metër kub', 'cubic metre', 'metro cubo', true),
  unit('DMQ', 'decimetër kub', 'cubic decimetre', 'decimetro cubo'),
  unit('CMQ', 'centimetër kub', 'cubic centimetre', 'centimetro cubo'),
  unit('MTR', 'metër', 'metre', 'metro', true),
  unit('CMT', 'centimetër', 'centimetre', 'centimetro', true),
  unit('MMT', 'milimetër', 'millimetre', 'millimetro'),
  unit('DMT', 'decimetër', 'decimetre', 'decimetro'),
  unit('KMT', 'kilometër', 'kilometre', 'chilometro', true),
  unit('LM', 'metër linear', 'linear metre', 'metro lineare', true),
  unit('INH', 'inç', 'inch', 'pollice'),
  unit('FOT', 'këmbë', 'foot', 'piede'),
  unit('MTK', 'metër katror', 'square metre', 'metro quadrato', true),
  unit('CMK', 'centimetër katror', 'square centimetre', 'centimetro quadrato'),
  unit('KMK', 'kilometër katror', 'square kilometre', 'chilometro quadrato'),
  unit('H18', 'hektar', 'hectare', 'ettaro'),
  unit('H16', 'ar (100 m²)', 'are', 'ara'),
  unit('PR', 'palë', 'pair', 'paio', true),
  unit('DZN', 'duzinë', 'dozen', 'dozzina', true),
  unit('CEN', 'qind', 'hundred', 'cento'),
  unit('MIL', 'mijë', 'thousand', 'mille'),
  unit('SET', 'komplet', 'set', 'set', true),
  unit('KT', 'kit', 'kit', 'kit', true),
  unit('XPK', 'pako', 'package', 'confezione', true),
  unit('XPA', 'paketë', 'packet', 'pacchetto', true),
  unit('XBX', 'kuti', 'box', 'scatola', true),
  unit('XCT', 'karton', 'carton', 'cartone', true),
  unit('XCS', 'arkë', 'case', 'cassa', true),
  unit('XCR', 'arkë druri', 'crate', 'cassetta', true),
  unit('XBG', 'çantë/qese', 'bag', 'sacchetto', true),
  unit('XSA', 'thes', 'sack', 'sacco', true),
  unit('XBO', 'shishe', 'bottle', 'bottiglia', true),
  unit('XCA', 'kanaçe', 'can', 'lattina', true),
  unit('XJR', 'kavanoz', 'jar', 'vasetto', true),
  unit('XTU', 'tub', 'tube', 'tubo', true),
  unit('XRO', 'rrotull', 'roll', 'rotolo', true),
  unit('XPX', 'paletë', 'pallet', 'pallet', true),
  unit('XDR', 'fuçi', 'drum', 'fusto', true),
  unit('XBA', 'fuçi birre', 'barrel', 'barile'),
  unit('XBJ', 'kovë', 'bucket', 'secchio', true),
  unit('XST', 'fletë', 'sheet', 'foglio', true),
  unit('XBE', 'tufë', 'bundle', 'fascio', true),
  unit('XCH', 'sënduk', 'chest', 'cassone'),
  unit('XCN', 'kontejner', 'container', 'container'),
  unit('LO', 'lot', 'lot', 'lotto'),
  unit('SEC', 'sekondë', 'second', 'secondo'),
  unit('MIN', 'minutë', 'minute', 'minuto', true),
  unit('HUR', 'orë', 'hour', 'ora', true),
  unit('DAY', 'ditë', 'day', 'giorno', true),
  unit('E49', 'ditë pune', 'working day', 'giorno lavorativo', true),
  unit('WEE', 'javë', 'week', 'settimana', true),
  unit('MON', 'muaj', 'month', 'mese', true),
  unit('M36', 'muaj 30-ditor', '30-day month', 'mese di 30 giorni'),
  unit('WM', 'muaj pune', 'working month', 'mese lavorativo'),
  unit('QAN', 'tremujor', 'quarter (of a year)', 'trimestre', true),
  unit('SAN', 'gjashtëmujor', 'half year', 'semestre'),
  unit('ANN', 'vit', 'year', 'anno', true),
  unit('E48', 'shërbim (njësi)', 'service unit', 'unità di servizio', true),
  unit('P1', 'përqind', 'percent', 'percento'),
  unit('KWH', 'kilovat-orë', 'kilowatt hour', 'chilowattora', true),
  unit('MWH', 'megavat-orë', 'megawatt hour', 'megawattora'),
  unit('KWT', 'kilovat', 'kilowatt', 'chilowatt'),
  unit('WTT', 'vat', 'watt', 'watt'),
  unit('CEL', 'gradë Celsius', 'degree Celsius', 'grado Celsius'),
  unit('BAR', 'bar', 'bar', 'bar'),
  unit('4L', 'megabajt', 'megabyte', 'megabyte'),
  unit('E34', 'gigabajt', 'gigabyte', 'gigabyte'),
  unit('IE', 'person', 'person', 'persona', true),
  unit('ZZ', 'sipas marrëveshjes', 'mutually defined', 'definito di comune accordo'),
];

const codeByName: ReadonlyMap<string, string> = new Map(
  standardUnits.flatMap(({ code, sq, en, it }) => [sq, en, it, code].map((name) => [foldText(name), code])),
);

/** The code of the standard unit with this name in any language; null for any other name. */
export const standardUnitCode = (name: string): string | null => codeByName.get(foldText(name)) ?? null;

/** The codes of the units that mean a piece: piece, packaged piece, each and one. */
export const pieceCodes: readonly string[] = ['H87', 'XPP', 'EA', 'C62'];

/** The default unit of an article. */
export const defaultUnit = { name: 'copë', code: 'XPP' } as const;
