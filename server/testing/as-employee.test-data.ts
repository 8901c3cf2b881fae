import { IdRow } from '#kit/database/row-types.ts'
import { type Call, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

/** Makes a call as the employee of the first company. */
export async function asEmployee(world: TwoCompanies, method: Call['method'], url: string, payload: object) {
  const answer = await world.as('employee', { method, url: `/api${url}`, payload })
  if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json().data
}

/** The id that a statement about the first company finds; $1: the company. */
export const first = (world: TwoCompanies, sql: string) =>
  world.db.inCompany(world.companies[0], async (tx) => (await tx.one(IdRow, sql, [tx.companyId])).id)

/** The employee of the user `employee`, and the one who takes the place of that user after other calls have closed the account. */
export const ownEmployee = (world: TwoCompanies) =>
  first(world, 'select min(id) as id from employee where company_id = $1')
export const deputyOf = (world: TwoCompanies) =>
  first(world, `select id from employee where company_id = $1 and emp_number = 'Zqfirst-deputy'`)

/** From here on, calls of the employee are the deputy's: other calls end the employment and the sessions of the first employee. */
export async function signInDeputy(world: TwoCompanies): Promise<void> {
  const payload = { email: 'deputy@champa.test', password: PASSWORD }
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  world.notes.tokens.set('employee', answer.json().access_token)
}
