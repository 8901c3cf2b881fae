import type { OwnRequest } from '#features/requests/contract/define-own-request.ts'
import { addDays } from '#kit/contract/days.ts'
import { ownRequests } from '../own-kinds.ts'
import { asEmployee, deputyOf, first, ownEmployee, signInDeputy } from './as-employee.test-data.ts'
import type { Preparation } from './route-calls.test-data.ts'
import type { TwoCompanies } from './two-companies.test-data.ts'

/** Two people of the first company: one whom its employee leads, and one whom the deputy leads. */
const LED = ['Zqfirst-led', 'Zqfirst-led-by-deputy'] as const
const ADD_LED = `
  insert into employee (company_id, emp_number, name, start_date, search_text, manager_id)
  select $1, n.number, 'Zqfirst', '2026-01-01', lower(n.number), n.manager_id from unnest($2::text[], $3::bigint[]) as n(number, manager_id)`

async function addLedPeople(world: TwoCompanies): Promise<void> {
  const leaders = [await ownEmployee(world), await deputyOf(world)]
  await world.db.inCompany(world.companies[0], (tx) => tx.execute(ADD_LED, [tx.companyId, LED, leaders]))
}
const ledPerson = (world: TwoCompanies, at: 0 | 1) =>
  first(world, `select id from employee where company_id = $1 and emp_number = '${LED[at]}'`)

/** What an employee can ask for on a Wednesday so many weeks after the first of them, for which nothing else is asked. `mark`: what its texts begin with. */
async function sampleOf(
  world: TwoCompanies,
  { kind, names, fields }: OwnRequest,
  week: number,
  { leader = 0, mark = 'Own' }: { leader?: 0 | 1; mark?: string } = {},
) {
  const led = await ledPerson(world, leader)
  const oneOf = (name: string) => {
    if (fields[name]?.kind === 'person') return led
    if (fields[name]?.kind === 'day') return addDays('2037-03-04', 7 * week)
    if (fields[name]?.kind === 'kip') return 4_000_000 + 1000 * week
    return fields[name]?.kind === 'flag' ? false : `${mark} ${kind} ${name}`
  }
  return Object.fromEntries(names.map((name) => [name, oneOf(name)]))
}

const pathOf = ({ path }: OwnRequest) => `/api${path}`
const recordOf = (request: OwnRequest) => `${pathOf(request)}/{${request.param}}`

/** The table of the records behind the parameter of each kind: those that wait. */
export const ownRequestTables = Object.fromEntries(
  ownRequests.map(({ kind, param }) => [
    param,
    `(select * from ${kind} where status = 'pending') as asked_${kind}`,
  ]),
)

/** The employee of the first company asks once for each kind. */
export async function askForEach(world: TwoCompanies): Promise<void> {
  await addLedPeople(world)
  for (const request of ownRequests)
    await asEmployee(world, 'POST', request.path, await sampleOf(world, request, 0, { mark: 'Zqfirst' }))
}

/** The bodies of the calls of these kinds. */
export async function ownRequestBodies(world: TwoCompanies): Promise<Record<string, object>> {
  const bodies: Record<string, object> = {}
  for (const request of ownRequests) {
    const preview: Record<string, unknown> = await sampleOf(world, request, 2)
    bodies[`post ${pathOf(request)}`] = await sampleOf(world, request, 1)
    bodies[`post ${pathOf(request)}/preview`] = Object.fromEntries(
      request.previewed.map((name) => [name, preview[name]]),
    )
    bodies[`put ${recordOf(request)}`] = { ...(await sampleOf(world, request, 3)), version: 1 }
  }
  return bodies
}

/** Weeks that no call before has used. */
let asked = 20

/** The calls of these kinds are the deputy's, and change a new record. */
export const ownRequestPreparations = (world: TwoCompanies): Record<string, Preparation> =>
  Object.fromEntries(
    ownRequests.flatMap((request): [string, Preparation][] => [
      [
        `post ${pathOf(request)}`,
        async (call) => {
          await signInDeputy(world)
          return { ...call, payload: await sampleOf(world, request, 1, { leader: 1 }) }
        },
      ],
      [
        `put ${recordOf(request)}`,
        async (call) => {
          await signInDeputy(world)
          asked += 1
          const sample = await sampleOf(world, request, asked, { leader: 1 })
          const { id } = await asEmployee(world, 'POST', request.path, sample)
          const changed = await sampleOf(world, request, 3, { leader: 1 })
          return { ...call, url: `${pathOf(request)}/${id}`, payload: { ...changed, version: 1 } }
        },
      ],
    ]),
  )

/** Their previews store nothing. */
export const ownRequestPreviews = ownRequests.map((request) => `post ${pathOf(request)}/preview`)
