import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { activeAmong } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { ApprovalTemplate } from '../contract.ts'

const StoredTemplate = ApprovalTemplate.extend({ last_no: z.int() })
export type StoredTemplate = z.infer<typeof StoredTemplate>

const templates = (language: Language, more: string) => `
  select t.id, t.title, t.fields, t.last_no, t.approver_order, t.version,
    (select coalesce(json_agg(json_build_object('employee_id', named.id, 'name', ${personName(language, 'named')}) order by n.at), '[]'::json)
      from unnest(t.approver_ids) with ordinality as n(id, at)
      join ${EMPLOYEES} named on named.company_id = t.company_id and named.id = n.id) as approvers
  from approval_template t where t.company_id = $1 and t.deleted_at is null ${more}`

/** The templates of the company by their titles. */
export async function readTemplates(tx: Tx, language: Language): Promise<ApprovalTemplate[]> {
  const sql = templates(language, 'order by t.title collate lao, t.id')
  return (await tx.query(StoredTemplate, sql, [tx.companyId])).map(({ last_no: _, ...template }) => template)
}

/** A template, locked against changes. Throws `not_found`. */
export async function lockTemplate(tx: Tx, language: Language, id: number): Promise<StoredTemplate> {
  const sql = templates(language, 'and t.id = $2 for update of t')
  const template = await tx.maybeOne(StoredTemplate, sql, [tx.companyId, id])
  if (!template) throw new AppError('not_found')
  return template
}

const ONE = 'and t.id = $2'

/** A template that employees can choose; null if there is none with this id. */
export const findTemplate = (tx: Tx, language: Language, id: number): Promise<StoredTemplate | null> =>
  tx.maybeOne(StoredTemplate, templates(language, ONE), [tx.companyId, id])

/** The templates as this employee can use them: without approvers who cannot decide, and without the employee. */
export async function templatesFor(tx: Tx, language: Language, employeeId: number) {
  const all = await readTemplates(tx, language)
  const named = all.flatMap(({ approvers }) => approvers.map(({ employee_id }) => employee_id))
  const active = named.length > 0 ? await activeAmong(tx, named) : new Set<number>()
  return all.map(({ version: _, ...template }) => ({
    ...template,
    approvers: template.approvers.filter(
      ({ employee_id }) => active.has(employee_id) && employee_id !== employeeId,
    ),
  }))
}
