import type { EmployeeRow } from './reading-store.ts';

/** Maps an employee to the field names of the specification. */
export function employeeReply(row: EmployeeRow) {
  const isDeleted = row.deleted_at !== null;
  const role = roleOf(row);
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    tel: row.phone,
    role: isDeleted ? null : role,
    deletedRole: isDeleted ? role : null,
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
