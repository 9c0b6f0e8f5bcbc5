import type { Phrases } from '../phrases.ts';

export const mending: Phrases['mending'] = {
  action: 'Mend and resend',
  proposal: 'Proposal, from the settings',
  fullReply: (code) => `Full reply of the tax authority, error ${code}`,
  requestId: 'Request id',
  differs: 'The settings were put right since this invoice was issued.',
  title: (number) => `Mend invoice ${number}?`,
  titleMany: (howMany) => (howMany === 1 ? 'Mend 1 invoice?' : `Mend ${howMany} invoices?`),
  text: 'The facts of today are taken from the settings, and the invoice goes to the tax authority again.',
  newNslf: 'The NSLF becomes a new one; the one before stays in the history.',
  change: (before, after) => `${before === '' ? '—' : before} → ${after}`,
  done: 'The invoice was mended and is on its way to the tax authority.',
  queued: 'There was nothing to mend; the invoice is on its way as it is.',
  failed: 'The invoice was not mended',
  gone: 'There is no such invoice.',
  hindrances: {
    'not-refused':
      'The invoice waits to be mended no more: it was sent meanwhile, the tax authority has taken it, or it left the books.',
    vat: 'The business entered or left the VAT since the invoice was issued, so the tax authority expects other sums. Take it out of the books and issue it anew.',
    printed:
      'Its NSLF stands on paper and may not change. If the code the invoice bears is right, register it at Self-Care and resend it; otherwise take it out of the books, take the paper back and issue it anew.',
    referred:
      'Another invoice has told its NSLF to the tax authority or on paper, so the NSLF changes no more. Register the codes the invoice bears at Self-Care, then send it again.',
    'number-taken':
      'Another invoice has this number under the same TCR code. Check the TCR codes of the tills.',
  },
  facts: {
    businessUnitCode: 'Business unit code',
    tcrCode: 'TCR code',
    operatorCode: 'Operator code',
    softwareCode: 'Software code',
    sellerName: 'Name of the seller',
    sellerNuis: 'NIPT of the seller',
    sellerAddress: 'Address of the seller',
    sellerTown: 'Town of the seller',
    sellerCountry: 'Country of the seller',
  },
};
