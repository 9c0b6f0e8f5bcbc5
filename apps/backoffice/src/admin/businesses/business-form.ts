import { newBusinessInput } from '@tezga/contract';
import { z } from 'zod';
import type { BusinessData } from './queries.ts';

/** A list is typed in one field, with commas between its items. */
const listText = z.string().max(400, 'too-long').default('');

const { nipt, isIssuerInVAT, ownerName, ownerEmail, ownerTel, ...info } = newBusinessInput;
export const infoSchema = z.object({ ...info, contactNumbers: listText, suggestedBy: listText });
export const newSchema = infoSchema
  .extend({ nipt, isIssuerInVAT, ownerName, ownerEmail, ownerTel })
  .refine((given) => given.ownerEmail !== null || given.ownerTel !== null, {
    path: ['ownerEmail'],
    message: 'email-or-phone',
  });

export type InfoValues = z.input<typeof infoSchema>;
export type NewValues = z.input<typeof newSchema>;

export const emptyBusiness: NewValues = {
  nipt: '',
  name: '',
  address: '',
  city: '',
  phoneNumber: '',
  email: '',
  website: '',
  contactNumbers: '',
  suggestedBy: '',
  isIssuerInVAT: true,
  ownerName: '',
  ownerEmail: '',
  ownerTel: '',
};

export const valuesOf = ({
  name,
  address,
  city,
  phoneNumber,
  email,
  website,
  contactNumbers,
  suggestedBy,
}: BusinessData['business']): InfoValues => ({
  name,
  address,
  city,
  phoneNumber,
  email,
  website,
  contactNumbers: contactNumbers.join(', '),
  suggestedBy: suggestedBy.join(', '),
});

const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

interface Lists {
  readonly contactNumbers: string;
  readonly suggestedBy: string;
}

/** Converts the form to the input of the calls: the comma-separated fields become lists. */
export const inputOf = <Values extends Lists>(values: Values) => ({
  ...values,
  contactNumbers: listIn(values.contactNumbers),
  suggestedBy: listIn(values.suggestedBy),
});
