import type { EmployeeRow } from './reading-store.ts';

/** An employee with the names of the specification. */
export function employeeReply(row: EmployeeRow) {
  const isGone = row.deleted_at !== null;
  const role = roleOf(row);
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    tel: row.phone,
    role: isGone ? null : role,
    deletedRole: isGone ? role : null,
    operator: row.operator_code === null ? null : { _id: row.id, opCode: row.operator_code },
    invitation: row.membership_state === 'accepted' ? null : row.membership_state,
    hasPin: row.has_pin,
    shopIds: row.shop_ids,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function roleOf({ role_id: id, role_code: code, role_description: description }: EmployeeRow) {
  if (id === null || code === null || description === null) return null;
  return { _id: id, roleCode: code, roleDesc: description };
}
