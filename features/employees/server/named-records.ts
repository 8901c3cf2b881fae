import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

/** Names of this feature's records in the activity log. */
export const employeeNames: readonly NamedRecords[] = [
  namedRecords(
    { from: 'employee', name: "concat_ws(' ', emp_number, name, surname)" },
    {
      fields: [
        ...['employee_id', 'manager_id', 'head_employee_id', 'from_employee_id', 'to_employee_id'],
        ...['approver_id', 'approver_ids'],
      ],
    },
  ),
  namedRecords(
    { from: 'stored_file', name: 'name' },
    { fields: ['profile', 'profile_file_id', 'resumeFile', 'resume_file_id'] },
  ),
]
