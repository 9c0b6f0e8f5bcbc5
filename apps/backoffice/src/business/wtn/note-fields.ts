import {
  baseCurrency,
  carrierIdTypes,
  destinationPoints,
  noteKinds,
  packagings,
  startPoints,
  transactionsOfKind,
  vehicleOwnerships,
} from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { ZodForm } from '@tezga/ui';
import type { FieldSpec } from '../../kits/forms/FieldsPanel.tsx';
import type { Till } from '../cash-register/index.ts';
import { carrierFor, transactionFor, type NoteValues } from './note-form.ts';

type Fields = FieldSpec<NoteValues>[];
type Words = Phrases['wtn'];

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** In what goods go, and who carries them where that is somebody else. */
export function transportFields(wtn: Words, form: ZodForm<NoteValues>): Fields {
  const { carrier = null } = form.values;
  const chooseOwnership = (chosen: string) => {
    const ownership = vehicleOwnerships.find((value) => value === chosen) ?? 'OWNER';
    form.setValue('vehicle.ownership', ownership);
    form.setValue('carrier', carrierFor(ownership, carrier));
  };
  return [
    // With an invoice chosen, the plates are all that is missing.
    { kind: 'code', path: 'vehicle.plates', label: wtn.form.plates, placeholder: 'AA 123 BB', isFirst: true },
    {
      kind: 'segments',
      path: 'vehicle.ownership',
      label: wtn.ownership,
      options: optionsOf(vehicleOwnerships, wtn.ownerships),
      onChoose: chooseOwnership,
    },
    ...(carrier === null ? [] : carrierFields(wtn.form)),
  ];
}

const carrierFields = (words: Words['form']): Fields => [
  {
    kind: 'select',
    path: 'carrier.idType',
    label: words.carrierIdType,
    options: optionsOf(carrierIdTypes, words.carrierIdTypes),
  },
  { kind: 'code', path: 'carrier.idNumber', label: words.carrierId },
  { kind: 'text', path: 'carrier.name', label: words.carrierName, isWide: true },
  { kind: 'text', path: 'carrier.address', label: words.carrierAddress },
  { kind: 'town', path: 'carrier.town', label: words.carrierTown },
];

/** Where goods leave from, or where they go, and when. */
export const stopFields = (wtn: Words, stop: 'start' | 'destination'): Fields => [
  {
    kind: 'select',
    path: `${stop}.point`,
    label: wtn.form.point,
    options: optionsOf(stop === 'start' ? startPoints : destinationPoints, wtn.points),
  },
  { kind: 'moment', path: `${stop}.at`, label: wtn.form.at },
  { kind: 'text', path: `${stop}.address`, label: wtn.form.address },
  { kind: 'town', path: `${stop}.city`, label: wtn.form.city },
];

export function documentFields(wtn: Words, form: ZodForm<NoteValues>, tills: readonly Till[]): Fields {
  const { kind = 'WTN', transaction } = form.values;
  const chooseKind = (value: string) => {
    const chosen = noteKinds.find((each) => each === value) ?? 'WTN';
    form.setValue('kind', chosen);
    form.setValue('transaction', transactionFor(chosen, transaction));
  };
  return [
    {
      kind: 'segments',
      path: 'kind',
      label: wtn.form.kind,
      isWide: true,
      options: optionsOf(noteKinds, wtn.kinds),
      onChoose: chooseKind,
    },
    {
      kind: 'select',
      path: 'transaction',
      label: wtn.transaction,
      options: optionsOf(transactionsOfKind(kind), wtn.transactions),
    },
    {
      kind: 'search',
      path: 'tillId',
      label: wtn.form.till,
      options: tills.map(({ _id, name }) => ({ value: _id, label: name })),
    },
    { kind: 'amount', path: 'valueOfGoods', label: wtn.value, unit: baseCurrency },
    {
      kind: 'select',
      path: 'packaging',
      label: wtn.packaging,
      placeholder: wtn.form.noPackaging,
      options: optionsOf(packagings, wtn.packagings),
      isOptional: true,
    },
    { kind: 'amount', path: 'packageCount', label: wtn.packageCount, decimals: 0, isOptional: true },
    { kind: 'tick', path: 'isGoodsFlammable', label: wtn.flammable },
    { kind: 'tick', path: 'isEscortRequired', label: wtn.escort },
  ];
}
