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

/** The portal wants the name of the person and that of the family. */
const hasTwoNames = (name: string) => /\S\s+\S/.test(name);

/** Left out, an operator is one from today on, and with no end. */
const validity = { validFrom: orNone(day), validTo: orNone(day) };

/** Nothing: the business of whoever asks. A business: the one they look after. Name and password: one not here yet. */
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

/** By the code of an operator who is in the portal already, or by the personal number of a new one. */
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
