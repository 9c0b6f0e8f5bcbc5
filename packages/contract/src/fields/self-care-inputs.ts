import { canonicalTaxId, isNationalId, type FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { newEmployeeInput, reachable } from '../employees.ts';
import { day, orNone, password, recordId, requiredText } from './fields.ts';

const problem = (code: FieldProblem): FieldProblem => code;

const personalNumber = z
  .string()
  .max(30, problem('too-long'))
  .refine(isNationalId, problem('national-id'))
  .transform(canonicalTaxId);

/** The portal requires a first name and a family name. */
const hasTwoNames = (name: string) => /\S\s+\S/.test(name);

/** If left out, the operator is valid from today without an end. */
const validity = { validFrom: orNone(day), validTo: orNone(day) };

/**
 * Which business to open on the portal. Empty: the business of the caller. businessId: a business that the
 * caller manages. Name and password: a business that is not registered here yet.
 */
export const entryInput = z.object({
  payload: z
    .object({
      businessId: recordId.optional(),
      username: requiredText(200).optional(),
      password: password.optional(),
    })
    .refine(({ username, password: given }) => (username === undefined) === (given === undefined), {
      path: ['password'],
      message: problem('required'),
    })
    .default({}),
});

export const newOperatorInput = z.object({
  payload: z.object({
    businessId: recordId.optional(),
    name: requiredText(200).refine(hasTwoNames, problem('invalid')),
    idNumber: personalNumber,
    ...validity,
  }),
  token: z.string().max(2000, problem('too-long')).optional(),
});

/** Either the code of an existing operator of the portal, or the personal number of a new one. */
export const newPortalEmployee = reachable(
  z.object({ ...newEmployeeInput, idNumber: orNone(personalNumber), ...validity }),
)
  .refine(({ opCode, idNumber }) => opCode !== null || idNumber !== null, {
    path: ['idNumber'],
    message: problem('required'),
  })
  .refine(({ opCode, name }) => opCode !== null || hasTwoNames(name), {
    path: ['name'],
    message: problem('invalid'),
  });
