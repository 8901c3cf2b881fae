import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { filesJson } from '#kit/server/files/files-sql.ts'

/** The owner of the files of approval requests. */
export const FILES_KIND = 'approval.files'

const approvers = (_: unknown, { language }: { language: Language }) => `
  (select coalesce(json_agg(json_build_object('employee_id', named.id, 'name', ${personName(language, 'named')}) order by n.at), '[]'::json)
    from unnest(r.approver_ids) with ordinality as n(id, at)
    join ${EMPLOYEES} named on named.company_id = r.company_id and named.id = n.id)`

/** The columns `APPROVAL_FIELDS` of an approval `r` with its department `d`. */
export const APPROVAL_COLUMNS = {
  title: 'r.title',
  detail: 'r.detail',
  department_id: 'r.department_id',
  department: 'd.name',
  amount: 'r.amount',
  reference: 'r.reference',
  approver_order: 'r.approver_order',
  approvers,
  files: filesJson(FILES_KIND),
  approval_template_id: 'r.approval_template_id',
  template_title: 'r.template_title',
  form: 'r.form',
} as const
