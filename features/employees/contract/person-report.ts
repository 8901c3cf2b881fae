import { severalIds } from '#kit/contract/lists.ts'
import { column } from '#kit/contract/report.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { PERSON_FIELDS } from './person.ts'

const label = {
  number: { la: 'ລະຫັດພະນັກງານ', en: 'Employee number' },
  name: { la: 'ຊື່ພະນັກງານ', en: 'Employee' },
  department: { la: 'ພະແນກ', en: 'Department' },
  branch: { la: 'ສາຂາ', en: 'Branch' },
  position: { la: 'ຕຳແໜ່ງ', en: 'Position' },
} as const

/** The columns that identify an employee in a report, for the start of its columns, and the key of the row. */
export const PERSON_REPORT_KEYS = {
  employee_id: Id,
  employee_other_name: PERSON_FIELDS.employee_other_name,
  employee_picture: PERSON_FIELDS.employee_picture,
}
export const PERSON_REPORT_COLUMNS = {
  emp_number: column.text(label.number, { sortable: true }),
  employee_name: column.text(label.name, { sortable: true, primary: true }),
  department: column.text(label.department, { nullable: true, sortable: true }),
  branch: column.text(label.branch, { nullable: true, hidden: true }),
  position: column.text(label.position, { nullable: true, hidden: true }),
}

/** The filters that every report about employees has. */
export const PERSON_REPORT_FILTERS = {
  employee_id: IdParam.optional(),
  department_id: severalIds.optional(),
  branch_id: severalIds.optional(),
  position_id: severalIds.optional(),
}
export const PERSON_REPORT_LABELS = {
  employee_id: label.name,
  department_id: label.department,
  branch_id: label.branch,
  position_id: label.position,
}
