import { beforeAll } from 'vitest'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { withRequests } from './request-world.test-data.ts'
import { type Call, fileBody } from './two-companies.test-data.ts'

interface Person {
  id: number
  emp_number: string
  employee_name: string
}

/** The world of requests with four employees of the first company who work on 8 April 2026. */
export function withEntries() {
  const requests = withRequests()
  const { world, rows } = requests
  let people: Person[]
  beforeAll(async () => {
    people = (await rows(
      `select id, emp_number, btrim(name || ' ' || surname) as employee_name from employee e where company_id = $1 and deleted_at is null
         and end_date is null and start_date < '2026-01-01'
         and exists (select from day_result d where d.company_id = $1 and d.employee_id = e.id and d.work_date = '2026-04-08') order by id limit 4`,
    )) as unknown as Person[]
  })
  const person = (at: number) => people[at] as Person

  /** Sends a workbook of these cells. */
  async function sheet(url: string, headings: readonly string[], cells: readonly (readonly unknown[])[]) {
    const columns = headings.map((header, at) => ({
      key: String(at),
      header,
      width: 20,
      type: 'text' as const,
    }))
    const bytes = await writeWorkbook({
      sheets: [
        {
          name: 'S',
          columns,
          rows: cells.map((row) => Object.fromEntries(row.map((v, at) => [at, v as string]))),
        },
      ],
    })
    return uploadFile(url, bytes)
  }

  async function uploadFile(url: string, bytes: Buffer) {
    const { payload, headers } = fileBody('a.xlsx', bytes)
    const answer = await world().as('admin', { method: 'POST', url: `/api${url}`, payload, headers } as Call)
    return { status: answer.statusCode, ...answer.json() }
  }

  return { ...requests, people: () => people, person, sheet, uploadFile }
}

/** A row of overtime, 17:00 to 19:00. */
export const span = (employee_id: number, work_date: string, more: object = {}) => ({
  ...{ employee_id, work_date, from_time: '17:00', to_time: '19:00', remark: 'Stock' },
  ...more,
})
