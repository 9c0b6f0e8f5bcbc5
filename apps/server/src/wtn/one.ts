import type { contract } from '@tezga/contract';
import { quantityOf, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalLife } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { checkAddress } from './check-address.ts';
import type { LineRow, WholeRow } from './kept-note.ts';
import { listedNote } from './listed-note.ts';
import { noteClock } from './note-clock.ts';
import { noteTimeline } from './note-timeline.ts';
import { notesRead } from './notes-read.ts';

type WholeNote = z.output<typeof contract.wtn.one.output>['wtn'];

export const one: Handler<typeof contract.wtn.one> = async ({ id }, context) => {
  const { transaction, businessId, config, clock } = context;
  const notes = notesRead(transaction, businessId);
  const [row] = await notes.whole([id]);
  refuseUnless(row !== undefined, 'not-found');
  const [lines, life] = await Promise.all([notes.lines([id]), fiscalLife(transaction, businessId, id)]);
  const { status, code, failure } = life;
  return {
    wtn: {
      ...listedNote(row, { status, code, fault: failure?.name ?? null }),
      ...told(row),
      lines: (lines.get(id) ?? []).map(carriedLine),
      link: checkAddress(config, row),
      waiting:
        status === 'fiscalized' ? null : noteClock({ madeAt: row.issuedAt, lateReason: null }, clock.now()),
      faultCode: failure?.code ?? null,
      faultText: failure?.text ?? null,
      timeline: await noteTimeline(transaction, businessId, row, life),
    },
  };
};

function told(row: WholeRow) {
  return {
    issuer: row.issuer,
    carrier: row.carrier,
    vehicleOwnership: row.ownership,
    start: {
      point: row.startPoint,
      address: row.startAddress,
      city: row.startCity,
      at: row.startAt.toISOString(),
    },
    destination: {
      point: row.destinationPoint,
      address: row.destinationAddress,
      city: row.destinationCity,
      at: row.destinationAt.toISOString(),
    },
    isGoodsFlammable: row.isFlammable,
    isEscortRequired: row.needsEscort,
    packaging: row.packaging,
    packageCount: row.packageCount,
    operatorCode: row.operatorCode,
    businUnitCode: row.businessUnitCode,
    softCode: row.softwareCode,
  };
}

function carriedLine({ articleId, name, code, unit, quantity }: LineRow): WholeNote['lines'][number] {
  return { articleId, name, code, unit, quantity: quantityOf(quantity) };
}
