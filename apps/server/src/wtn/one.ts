import type { contract } from '@tezga/contract';
import { refuseUnless, type Stop } from '@tezga/domain';
import { fiscalHistory, fiscalMoments, timeLeft } from '../fiscalization/index.ts';
import { printMoments } from '../platform/documents/prints.ts';
import { timelineOf } from '../platform/documents/timeline.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedNotes, wholeNotes, type WholeNote } from './notes-read.ts';
import { checkAddress, notePrints } from './print.ts';

export const one: Handler<typeof contract.wtn.one> = async ({ id }, context) => {
  const { transaction, businessId, config, clock } = context;
  const [[listed], [whole]] = [
    await listedNotes(transaction, businessId, [id]),
    await wholeNotes(transaction, businessId, [id]),
  ];
  refuseUnless(listed !== undefined && whole !== undefined, 'not-found');
  const life = await fiscalHistory(transaction, businessId, id);
  const { row } = whole;
  const isFiscalized = life.status === 'fiscalized';
  const { attempts, accepted } = fiscalMoments(life);
  const prints = await printMoments(transaction, businessId, notePrints, id);
  const issued = {
    kind: 'issued' as const,
    at: row.issued_at,
    by: row.operator_name,
    about: row.number_text,
  };
  return {
    wtn: {
      ...listed,
      ...detailsOf(whole),
      link: checkAddress(config, row),
      waiting: isFiscalized ? null : timeLeft({ madeAt: row.issued_at, lateReason: null }, clock.now()),
      faultCode: life.failure?.code ?? null,
      faultText: life.failure?.text ?? null,
      timeline: timelineOf([issued, ...attempts, ...accepted, ...prints]),
    },
  };
};

function detailsOf({ row, note }: WholeNote) {
  return {
    issuer: row.issuer,
    carrier: note.carrier,
    vehicleOwnership: note.vehicle.ownership,
    start: shownStop(note.start),
    destination: shownStop(note.destination),
    isGoodsFlammable: note.isFlammable,
    isEscortRequired: note.needsEscort,
    packaging: note.packaging,
    packageCount: note.packageCount,
    operatorCode: row.operator_code,
    businUnitCode: row.business_unit_code,
    softCode: row.software_code,
    lines: [...note.lines],
  };
}

const shownStop = ({ at, ...place }: Stop<string>) => ({ ...place, at: at.toISOString() });
