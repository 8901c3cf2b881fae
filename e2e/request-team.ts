import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import { april, EMPLOYEE_NUMBER, PASSWORD } from './company.ts'
import type { World } from './world.ts'

/** HR on a phone; the manager of the stories leads her, the deputy and the colleagues too. */
export const HR_MANAGER = 'hr-manager@dokkhoun.test'
export const DEPUTY = 'deputy@dokkhoun.test'
export const COLLEAGUES = ['1006', '1007', '1008'].map((number) => `${number}@dokkhoun.test`)

const MANAGER_NUMBER = '1003'
const PEOPLE: [email: string, number: string, roles: string[]][] = [
  [HR_MANAGER, '1004', ['employee', 'hrmanager']],
  [DEPUTY, '1005', ['employee']],
  ...COLLEAGUES.map((email): (typeof PEOPLE)[number] => [email, email.slice(0, 4), ['employee']]),
]

/** The day after so many shifts from today: the company does not work on Sundays. Different numbers are different days on every date. */
export function workday(ahead: number): string {
  let day = todayInLaos()
  for (let left = ahead; left > 0; ) {
    day = addDays(day, 1)
    if (weekdayOf(day) !== 7) left -= 1
  }
  return day
}

const Person = z.object({ company_id: Id, id: Id, name: z.string() })

/** April's company with a line manager, whom everybody of the stories asks, and an HR manager. */
export const team = {
  ...april,
  async begin({ db }: World) {
    const companies = await db.asProvider((tx) =>
      tx.query(z.object({ company_id: Id }), 'select company_id from tenant'),
    )
    const numbers = [EMPLOYEE_NUMBER, MANAGER_NUMBER, ...PEOPLE.map(([, number]) => number)]
    for (const { company_id } of companies) {
      const people = await db.inCompany(company_id, async (tx) => {
        // One department, led by the manager.
        await tx.execute(
          `update employee e set manager_id = case when e.id = m.id then null else m.id end, department_id = m.department_id
           from employee m where e.company_id = $1 and m.company_id = $1 and m.emp_number = $2 and e.emp_number = any($3)`,
          [company_id, MANAGER_NUMBER, numbers],
        )
        return tx.query(
          Person.extend({ emp_number: z.string() }),
          `select company_id, id, name || ' ' || surname as name, emp_number from employee where company_id = $1 and emp_number = any($2)`,
          [company_id, numbers],
        )
      })
      for (const [email, number, roles] of PEOPLE) {
        const person = people.find(({ emp_number }) => emp_number === number)
        if (!person) continue
        const { id: employeeId, name } = person
        const account = { email, roles, name, password: PASSWORD, companyId: company_id, employeeId }
        await db.asProvider((tx) => createAccount(tx, account))
      }
    }
  },
}
