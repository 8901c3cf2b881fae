import { beforeAll } from 'vitest'
import { withRequests } from './request-world.test-data.ts'

/** What differs between the two kinds of requests; `leave_type_id` is the kind of leave that is entered. */
const requestKinds = (leave_type_id: () => number) =>
  ({
    leave: {
      table: 'leave_request',
      path: '/e-leave',
      list: '/e-leave',
      on: (day: string) => ({
        leave_type_id: leave_type_id(),
        start_date: day,
        end_date: day,
        part: 'full',
        detail: '',
      }),
      dayOf: 'start_date',
      /** A stored one that has an effect on its day. */
      effective: `select r.*, r.start_date as day from leave_request r join day_result d on d.company_id = $1 and d.employee_id = r.employee_id
      and d.work_date = r.start_date and d.result = 'leave' where r.company_id = $1 and r.status = 'success' order by r.id limit 1`,
      again: ({ leave_type_id, start_date, end_date, part }: Record<string, unknown>) => ({
        ...{ leave_type_id, start_date, end_date, part },
      }),
    },
    overtime: {
      table: 'overtime_request',
      path: '/employee/ot',
      list: '/employee/ot/list',
      on: (day: string) => ({ work_date: day, from_time: '17:00', to_time: '18:00', remark: '' }),
      dayOf: 'work_date',
      effective: `select r.*, r.work_date as day from overtime_request r join overtime_result o on o.company_id = $1
      and o.employee_id = r.employee_id and o.work_date = r.work_date where r.company_id = $1 and r.status = 'success' order by r.id limit 1`,
      again: ({ work_date, from_time, to_time }: Record<string, unknown>) => ({
        ...{ work_date, from_time: String(from_time).slice(0, 5), to_time: String(to_time).slice(0, 5) },
        remark: 'Permission 12/LA',
      }),
    },
  }) as const

/** The world of requests with an employee who works on 8 April 2026 and a kind of leave of ten days. */
export function withCancelling() {
  const requests = withRequests()
  const { deriveApril, rows, leaveType } = requests
  let employeeId: number
  let leaveTypeId: number
  beforeAll(async () => {
    const [person] = await rows(
      `select min(employee_id) as id from day_result where company_id = $1 and work_date = '2026-04-08'`,
    )
    employeeId = person?.id as number
    leaveTypeId = await leaveType('Test leave', 10)
  })

  /** The derived days and overtime of April of the company. */
  async function april() {
    await deriveApril()
    return {
      days: await rows('select * from day_result where company_id = $1 order by employee_id, work_date'),
      overtime: await rows(
        'select * from overtime_result where company_id = $1 order by employee_id, work_date, multiplier',
      ),
    }
  }

  return {
    ...requests,
    april,
    employeeId: () => employeeId,
    leaveTypeId: () => leaveTypeId,
    kinds: requestKinds(() => leaveTypeId),
  }
}
