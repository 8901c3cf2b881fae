import { DEPARTMENT_HEADS, DEPARTMENTS, saveDepartmentHead } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { DepartmentHead, listDepartmentHeads, setDepartmentHead } from '../../contract.ts'
import { requirePerson } from '../find-employees.ts'
import { otherPersonName, personName } from '../person.ts'
import type { FollowLeaders } from './follow-leaders.ts'

const heads = (language: Language) => `
  select d.id as department_id, d.name as department,
    case when e.id is not null then json_build_object('id', e.id, 'emp_number', e.emp_number, 'employee_name', ${personName(language)},
      'employee_other_name', ${otherPersonName(language)}, 'employee_picture', e.profile_file_id) end as head
  from ${DEPARTMENTS} d
  join ${DEPARTMENT_HEADS} h on h.company_id = d.company_id and h.id = d.id
  left join employee e on e.company_id = h.company_id and e.id = h.head_employee_id and e.deleted_at is null
  where d.company_id = $1 and d.deleted_at is null and ($2::bigint is null or d.id = $2) order by d.name collate lao, d.id`

const read = (tx: Tx, language: Language, id: number | null = null): Promise<DepartmentHead[]> =>
  tx.query(DepartmentHead, heads(language), [tx.companyId, id])

/** The heads of departments, who decide the requests of those without a line manager. */
export const departmentHeadEndpoints = (followLeaders: FollowLeaders): Endpoint[] => [
  handle(listDepartmentHeads, (context) =>
    inCompany(context, async (tx) => ({ data: await read(tx, context.language) })),
  ),
  handle(setDepartmentHead, (context) =>
    inCompany(context, async (tx) => {
      const { department_id: id } = context.params
      const { employee_id } = context.body
      if (employee_id !== null) await requirePerson(tx, employee_id)
      const before = await saveDepartmentHead(tx, id, employee_id)
      const actor = actorOf(context)
      await audit(tx, tx.companyId, actor, {
        ...{ action: 'update', entity: 'department', entityId: id },
        ...{ before: { head_employee_id: before }, after: { head_employee_id: employee_id } },
      })
      await followLeaders(tx, actor)
      const [head] = await read(tx, context.language, id)
      if (!head) throw new AppError('not_found')
      return { data: head }
    }),
  ),
]
