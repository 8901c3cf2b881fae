import { deriveDays, postCompOfDays, readProvisionalComp } from '#features/attendance/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { findCompType } from '#features/leave/server/index.ts'
import { lastOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { postMonth, showUnpostedMonth } from '../contract.ts'
import { MONTH_NOT_OVER } from '../locales/refusals.ts'
import { readMinutesOfUnits } from './read-credit.ts'

const PEOPLE = `select e.id from ${EMPLOYEES} e where e.company_id = $1 order by e.id`

const readPeople = async (tx: Tx): Promise<number[]> =>
  (await tx.query(IdRow, PEOPLE, [tx.companyId])).map(({ id }) => id)

/** The last day of a month that is over; null for others. */
function endOfPast(month: string): string | null {
  const last = lastOfMonth(`${month}-01`)
  return last < todayInLaos() ? last : null
}

const show = handle(showUnpostedMonth, (context) =>
  inCompany(context, async (tx) => {
    const { month } = context.query
    const [from, to] = [`${month}-01`, lastOfMonth(`${month}-01`)]
    const typeId = (await findCompType(tx)) ?? 0
    const entries = await readProvisionalComp(tx, { typeId, employeeIds: await readPeople(tx), to })
    const ofMonth = entries.filter(({ from_day }) => from_day >= from)
    const minutesOf = await readMinutesOfUnits(tx)
    const sum = (sign: 1 | -1) =>
      minutesOf(ofMonth.reduce((all, { units }) => all + Math.max(0, sign * units), 0))
    return {
      data: {
        employees: new Set(ofMonth.map(({ employee_id }) => employee_id)).size,
        dates: ofMonth.length,
        ...{ earned_minutes: sum(1), void_minutes: sum(-1), is_over: endOfPast(month) !== null },
      },
    }
  }),
)

/** Posts the time off for overtime of a month, for companies that do not calculate pay here. */
const post = handle(postMonth, async (context) => {
  const { body, language } = context
  const { month } = body
  const [from, to] = [`${month}-01`, endOfPast(month)]
  if (to === null) throw new AppError('invalid_input', { fields: { month: [MONTH_NOT_OVER[language]] } })
  await deriveDays(context.db, companyOf(context), { from, to })
  return inCompany(context, async (tx) => {
    const actor = actorOf(context)
    const entries = await postCompOfDays(tx, { from, to, employeeIds: await readPeople(tx) }, actor)
    if (entries > 0)
      await audit(tx, tx.companyId, actor, {
        ...{ action: 'create', entity: 'leave_entry', after: { month, comp_entries: entries } },
      })
    return { data: { entries } }
  })
})

export const postMonthEndpoints: Endpoint[] = [show, post]
