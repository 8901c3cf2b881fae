import { createAccount } from '#features/access/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { asEmployee, deputyOf, first, signInDeputy } from './as-employee.test-data.ts'
import { PICTURE } from './picture.test-data.ts'
import { fileBody, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

/** Adds an employee of the first company with an account. */
async function addColleague(world: TwoCompanies, name: string): Promise<number> {
  const [companyId] = world.companies
  const { id: employeeId } = await world.db.inCompany(companyId, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date, search_text)
       values ($1, $2, 'Zqfirst', '2026-01-01', lower($2)) returning id`,
      [companyId, name],
    ),
  )
  const account = { email: `${name}@champa.test`, name, password: PASSWORD, roles: ['employee'] }
  await world.db.asProvider((tx) => createAccount(tx, { ...account, companyId, employeeId }))
  return employeeId
}

const approvalBy = (...approver_ids: number[]) => ({ title: 'Zqfirst laptops', approver_ids })
const approverOf = (world: TwoCompanies) =>
  first(world, `select id from employee where company_id = $1 and emp_number = 'Zqfirst-approver'`)

const goneOf = (world: TwoCompanies) =>
  first(world, `select id from employee where company_id = $1 and emp_number = 'Zqfirst-gone'`)

/** The employee can no longer sign in. */
const closeAccount = (world: TwoCompanies, employeeId: number) =>
  world.db.asProvider((tx) =>
    tx.execute(`update account set status = 'disabled' where employee_id = $1`, [employeeId]),
  )

/** The approver approves a request. */
async function approve(world: TwoCompanies, requestId: number): Promise<void> {
  const account = { email: 'Zqfirst-approver@champa.test', password: PASSWORD }
  const login = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload: account })
  await world.app.inject({
    ...{ method: 'POST', url: '/api/requests/decide', payload: { ids: [requestId], verdict: 'approved' } },
    headers: { authorization: `Bearer ${login.json().access_token}` },
  })
}

/** An approved request, one whose second approver has left, and a draft with a file. */
export async function addApprovals(world: TwoCompanies): Promise<void> {
  const approver = await addColleague(world, 'Zqfirst-approver')
  const gone = await addColleague(world, 'Zqfirst-gone')
  await asEmployee(world, 'POST', '/employee/e-approve', approvalBy(approver, gone))
  await closeAccount(world, gone)
  await world.as('admin', {
    ...{ method: 'POST', url: '/api/approval-template' },
    payload: {
      title: 'Zqfirst purchase',
      fields: [{ label: 'Zqfirst quantity', type: 'number', is_required: true }],
      approver_ids: [approver],
    },
  })
  const { request_id } = await asEmployee(world, 'POST', '/employee/e-approve', approvalBy(approver))
  await approve(world, request_id)
  const file = fileBody('Zqfirst.png', PICTURE)
  const uploaded = await world.as('employee', {
    method: 'POST',
    url: '/api/employee/e-approve/file',
    ...file,
  })
  await asEmployee(world, 'POST', '/employee/e-approve', {
    ...{ ...approvalBy(approver), detail: 'Zqfirst words', is_draft: true },
    file_ids: [uploaded.json().data.id],
  })
}

/** The path of a new draft of an approval request. */
export async function newApproval(world: TwoCompanies): Promise<string> {
  await signInDeputy(world)
  const draft = { ...approvalBy(await approverOf(world)), is_draft: true }
  return `/api/employee/e-approve/${(await asEmployee(world, 'POST', '/employee/e-approve', draft)).id}`
}

/** The call that names another approver of a new request, whose approver has left. */
export async function newStuckApproval(world: TwoCompanies): Promise<{ url: string; payload: object }> {
  await signInDeputy(world)
  const gone = await addColleague(world, `Zqfirst-gone-${Date.now()}`)
  const { id } = await asEmployee(world, 'POST', '/employee/e-approve', approvalBy(gone))
  await closeAccount(world, gone)
  const payload = { step_no: 1, instead_of: gone, employee_id: await approverOf(world) }
  return { url: `/api/e-approval/${id}/approver`, payload }
}

/** The bodies of calls about approval requests, where the schema alone does not determine a valid one. */
export async function approvalBodies(world: TwoCompanies): Promise<Record<string, object>> {
  const approver = await approverOf(world)
  return {
    'post /api/employee/e-approve': approvalBy(approver),
    'post /api/approval-template': { title: 'Zqfirst journey', fields: [], approver_ids: [approver] },
    'put /api/approval-template/{approval_template_id}': {
      ...{ title: 'Zqfirst purchase 2', fields: [], approver_ids: [], version: 1 },
    },
    'put /api/employee/e-approve/{approval_id}': { ...approvalBy(approver), version: 1 },
    'post /api/e-approval/{id}/approver': {
      ...{ step_no: 2, instead_of: await goneOf(world), employee_id: await deputyOf(world) },
    },
  }
}
