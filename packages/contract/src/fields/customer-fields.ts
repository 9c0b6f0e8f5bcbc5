import { z } from 'zod';
import { moment, recordId } from './fields.ts';
import { address, clientEmail, clientIdType, clientPhone, country, name, text, town } from './texts.ts';

/** The editable fields of a customer. */
export const customerInput = {
  name,
  idType: clientIdType.default('NUIS'),
  idNumber: text(20),
  /** If left out, the server assigns the next free code of this type of customer. */
  clientCode: text(20),
  phone: clientPhone,
  email: clientEmail,
  address,
  town,
  country: country.default('ALB'),
};

export const customer = z.object({
  _id: recordId,
  name: z.string(),
  idType: clientIdType,
  idNumber: z.string(),
  clientCode: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  town: z.string(),
  country: z.string(),
  createdAt: moment,
  createdBy: z.string(),
  updatedAt: moment,
});
