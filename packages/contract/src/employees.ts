import { z } from 'zod';
import { userFields } from './access.ts';
import {
  email,
  moment,
  namedBusiness,
  operatorCode,
  orNone,
  phone,
  newPin,
  pin,
  recordId,
  requiredText,
  wholeNumberInQuery,
} from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { roleFields } from './fields/role-fields.ts';
import { route } from './call/route.ts';

const roleName = z.object({ _id: recordId, roleCode: z.string(), roleDesc: z.string() });

export const employee = z.object({
  _id: recordId,
  userId: recordId,
  name: z.string(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  /** Null if the employee was deleted; deletedRole then has the former role. */
  role: roleName.nullable(),
  deletedRole: roleName.nullable(),
  operator: z.object({ _id: recordId, opCode: z.string() }).nullable(),
  /** The state of the invitation; null once the person has accepted it. */
  invitation: z.enum(['pending', 'declined']).nullable(),
  hasPin: z.boolean(),
  shopIds: z.array(recordId),
  createdAt: moment,
  updatedAt: moment,
});

/** The editable fields of an employee. */
export const employeeInput = {
  name: requiredText(200),
  roleId: recordId,
  opCode: orNone(operatorCode),
  /** If left out or empty, a new employee gets no PIN, and the PIN of an existing employee does not change. */
  pin: orNone(newPin),
  shopIds: z.array(recordId).max(500, 'too-large').default([]),
};

const ids = z.array(recordId).min(1, 'required').max(200, 'too-large');

/** The fields of a new employee, including e-mail and phone. */
export const newEmployeeInput = { ...employeeInput, email: orNone(email), tel: orNone(phone) };

interface Contacts {
  readonly email: string | null;
  readonly tel: string | null;
}

/** Requires an e-mail or a phone, because the invitation is sent there. */
export const reachable = <Fields extends z.ZodType<Contacts>>(fields: Fields) =>
  fields.refine(({ email: mail, tel }) => mail !== null || tel !== null, {
    path: ['email'],
    message: 'email-or-phone',
  });

/** The input of an operator who takes over a device. */
export const operatorWithPin = z.object({ opCode: operatorCode, pin });

/** The people who work in a business. */
export const employees = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/employees',
    summary: 'The employees of the business by name; with deleted=1 the deleted ones.',
    access: { area: 'employees', level: 'read' },
    input: z.object({ deleted: wholeNumberInQuery(0, 1, 0) }),
    output: z.object({ employees: z.array(employee) }),
    fallback: 'employees-fetch',
    timeoutMs: 5000,
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/employees/{id}',
    summary: 'One employee, also a deleted one.',
    access: { area: 'employees', level: 'read' },
    input: z.object({ id: recordId }),
    output: z.object({ employee }),
    refusals: ['not-found'],
    fallback: 'employees-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-employee-with-role',
    summary:
      'A new employee. A person with an account is invited and works here once they accept; an unverified account gets a new password; otherwise an account is created and its password sent.',
    access: { area: 'employees', level: 'readWrite' },
    input: reachable(z.object(newEmployeeInput)),
    output: z.object({ employeeId: recordId }),
    refusals: ['not-found', 'role-fixed', 'contact-taken', 'employee-already-there', 'operator-code-taken'],
    fallback: 'change-not-made',
  }),
  addForAdmin: route({
    service: 'main',
    method: 'POST',
    path: '/sa/add-employee',
    summary: 'A new employee of a managed business, as the business itself adds one.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: reachable(z.object({ businessId: recordId, ...newEmployeeInput })),
    output: z.object({ employeeId: recordId }),
    refusals: ['not-found', 'role-fixed', 'contact-taken', 'employee-already-there', 'operator-code-taken'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-employee',
    summary:
      'Change an employee: name in this business, role, operator code, PIN, shops; fields left out stay as they are.',
    access: { area: 'employees', level: 'readWrite' },
    input: z.object({ employeeId: recordId, ...editedFields(employeeInput) }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'role-fixed', 'employee-is-owner', 'operator-code-taken', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-employee',
    summary: 'Delete employees, all or none of them: their records stay, they can no longer sign in.',
    access: { area: 'employees', level: 'readWrite' },
    input: z.object({ selectedEmployees: ids }),
    output: z.object({}),
    refusals: ['not-found', 'employee-is-owner'],
    fallback: 'change-not-made',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-employee',
    summary: 'Restore deleted employees with their former role.',
    access: { area: 'employees', level: 'readWrite' },
    input: z.object({ selectedEmployees: ids }),
    output: z.object({}),
    refusals: ['not-found', 'role-fixed', 'employee-already-there', 'operator-code-taken', 'role-name-taken'],
    fallback: 'change-not-made',
  }),
  ownerData: route({
    service: 'main',
    method: 'GET',
    path: '/owner-data',
    summary: 'The owner of the business; contacts only for the owner and for roles that may read employees.',
    access: 'business',
    // The reply says (`resetPassword`) that the user must replace the password, so the call is allowed before the
    // change.
    beforePasswordChange: true,
    input: z.object({}),
    output: z.object({
      owner: z
        .object({
          _id: recordId,
          name: z.string(),
          email: z.string().nullable(),
          tel: z.string().nullable(),
          emailVerified: z.boolean(),
          telVerified: z.boolean(),
          roleCode: z.string(),
          resetPassword: z.boolean(),
        })
        .nullable(),
    }),
    fallback: 'data-fetch',
  }),
  changePin: route({
    service: 'users',
    method: 'POST',
    path: '/change-operator-pin',
    summary: 'Change one’s own PIN in this business.',
    access: 'business',
    input: z.object({ pin: newPin }),
    output: z.object({}),
    refusals: ['not-found', 'opened-by-admin'],
    fallback: 'change-not-made',
  }),
  operators: route({
    service: 'main',
    method: 'GET',
    path: '/operators-with-pin',
    summary:
      'The other operators of the caller’s shops who can take over a device by PIN, by name; with a shop, only those who work in it.',
    access: 'business',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({ operators: z.array(z.object({ opCode: z.string(), name: z.string() })) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  takeOver: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/getEmployeeToken',
    summary:
      'A token for the operator who takes over this device, by operator code and PIN. An admin gets one for an employee of a managed business, except the owner; it ends with the session of the admin, and the log names both.',
    access: { anyOf: ['business', { adminArea: 'businesses', level: 'readWrite' }] },
    input: z
      .object({
        ...operatorWithPin.partial().shape,
        ...namedBusiness,
        employeeId: recordId.optional(),
      })
      .refine(
        ({ opCode, pin: typed, employeeId }) =>
          employeeId !== undefined || (opCode !== undefined && typed !== undefined),
        { path: ['pin'], message: 'required' },
      ),
    output: z.object({ user: userFields, role: roleFields }),
    refusals: [
      'not-found',
      'employee-is-owner',
      'opened-by-admin',
      'wrong-pin',
      'too-many-attempts',
      'too-many-requests',
    ],
    fallback: 'sign-in',
    repliesSecret: true,
  }),
  invitations: route({
    service: 'main',
    method: 'GET',
    path: '/my-invitations',
    summary: 'The businesses that have invited the signed-in person as an employee.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      invitations: z.array(
        z.object({ businessId: recordId, name: z.string(), nipt: z.string(), city: z.string() }),
      ),
    }),
    fallback: 'data-fetch',
    needsPassword: true,
  }),
  acceptInvitation: route({
    service: 'main',
    method: 'POST',
    path: '/accept-invitation',
    summary: 'Accept the invitation of a business.',
    access: 'session',
    input: z.object({ businessId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
    needsPassword: true,
  }),
  declineInvitation: route({
    service: 'main',
    method: 'POST',
    path: '/decline-invitation',
    summary: 'Decline the invitation of a business.',
    access: 'session',
    input: z.object({ businessId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
    needsPassword: true,
  }),
};
