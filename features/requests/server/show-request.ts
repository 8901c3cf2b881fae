import {
  actorFace,
  EMPLOYEES,
  JOIN_DEPARTMENT,
  joinPerson,
  otherPersonName,
  personName,
} from '#features/employees/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { type RequestContext, RequestDecision, RequestDetail, RequestStep, showRequest } from '../contract.ts'
import { hrAskedAbout, namesOfHr } from '../domain/hr-branches.ts'
import { type Asker, actionsOn, maySee, rightTo } from '../domain/rights.ts'
import { readComments } from './comment-request.ts'
import type { RequestEngine } from './engine.ts'
import { readHrPeople } from './hr-branches/read-hr-people.ts'
import { lockedRunWarnings } from './locked-runs.ts'
import { readAsker } from './read-asker.ts'
import {
  decidedOf,
  factsForRights,
  readRequests,
  type StoredRequest,
  type WithSteps,
} from './stored-requests.ts'
import { askedNames } from './waits-for-column.ts'

const DAY_MS = 24 * 3600 * 1000

const StoredDetail = RequestDetail.omit({
  ...{ detail: true, stands_in_for: true, steps: true, decisions: true, comments: true },
  ...{ can: true, remind_again_at: true, context: true },
})

const detailOf = (language: Language) => `
  select r.id, r.kind, r.subject_id, r.number, r.employee_id, e.emp_number, ${personName(language)} as employee_name,
    ${otherPersonName(language)} as employee_other_name, e.profile_file_id as employee_picture, d.name as department, r.facts, r.status,
    r.is_returned, r.requested_by_name as requested_by, ${actorFace('r', 'requested_by')} as requested_by_face,
    ${instant('r.submitted_at')} as submitted_at, ${instant('r.closed_at')} as closed_at, r.version
  from request r ${joinPerson('r')} ${JOIN_DEPARTMENT} where r.company_id = $1 and r.id = $2`

const stepsOf = (language: Language) => `
  select s.no, s.role, s.status, s.may_be_skipped, s.skip_reason, ${askedNames(language)} as name, null as why_all_hr,
    case when asked.id is not null then json_build_object('id', asked.id, 'picture', asked.picture) end as face,
    array(select ${personName(language, 'deputy')} from delegation g
      join ${EMPLOYEES} deputy on deputy.company_id = $1 and deputy.id = g.to_employee_id and deputy.deleted_at is null
      where g.company_id = $1 and s.status = 'open' and (g.from_employee_id = s.approver_employee_id or g.from_employee_id = any(s.any_of)) and g.to_employee_id <> s.employee_id
        and (g.kinds is null or s.kind = any(g.kinds)) and not (g.is_set_by_hr and s.kind = any($3)) and g.accepted_at is not null and g.revoked_at is null
        and today_in_laos() between g.first_day and g.last_day) as deputies,
    ${instant('s.opened_at')} as opened_at, ${instant('s.decided_at')} as decided_at, s.escalated_at is not null as is_escalated
  from request_step s
  left join ${EMPLOYEES} asked on asked.company_id = s.company_id and asked.id = s.approver_employee_id
  where s.company_id = $1 and s.request_id = $2 order by s.no`

const decisionsOf = (language: Language) => `
  select h.id, h.step_no, h.verdict, h.actor, ${actorFace('h')} as actor_face, ${personName(language, 'other')} as on_behalf_of, h.channel,
    h.reason, ${instant('h.at')} as at, h.change
  from decision h
  left join ${EMPLOYEES} other on other.company_id = h.company_id and other.id = h.on_behalf_of
  where h.company_id = $1 and h.request_id = $2 order by h.id`

/** The decisions about a request, earliest first. */
export const readDecisions = (tx: Tx, language: Language, requestId: number): Promise<RequestDecision[]> =>
  tx.query(RequestDecision, decisionsOf(language), [tx.companyId, requestId])

/** A request for those who it concerns; what helps to decide only for those who can decide it. */
export const showOne = (engine: RequestEngine): Endpoint =>
  handle(showRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const asker = await readAsker(tx, context.session, engine.kinds.values(), context.language)
      const found = (await readRequests(tx, [id])).get(id)
      if (!found || !maySee(found.request, found.steps, asker)) throw new AppError('not_found')
      return { data: await describe(tx, context, engine, { found, asker }) }
    }),
  )

async function describe(
  tx: Tx,
  context: Pick<Context, 'language'>,
  engine: RequestEngine,
  { found, asker }: { found: WithSteps; asker: Asker },
): Promise<RequestDetail> {
  const { language } = context
  const { request, steps } = found
  const values = [tx.companyId, request.id]
  const kind = engine.kinds.get(request.kind)
  const can = actionsOn(factsForRights(found, kind, todayInLaos()), steps, asker)
  const open = steps.find(({ status }) => status === 'open')
  const other = open && rightTo(open, request, asker)?.onBehalfOf
  const again = request.reminded_at && new Date(request.reminded_at.getTime() + DAY_MS)
  return {
    ...(await tx.one(StoredDetail, detailOf(language), values)),
    detail: (await kind?.readDetail(tx, request.subject_id)) ?? '',
    stands_in_for: other?.employeeId ? { employee_id: other.employeeId, name: other.name } : null,
    steps: await readSteps(tx, request, asker, language),
    decisions: await readDecisions(tx, language, request.id),
    comments: await readComments(tx, request.id),
    can,
    remind_again_at: again && again > new Date() ? again.toISOString() : null,
    context: can.includes('approve')
      ? await readContext(tx, engine, found, { language, accountId: asker.accountId })
      : null,
  }
}

const NOTHING: RequestContext = {
  warnings: [],
  locked_runs: [],
  away: [],
  leave: null,
  overtime: null,
  credit: null,
  changes: [],
}

/** The steps; those of HR that are not decided name the HR people of the employee's branch. */
async function readSteps(
  tx: Tx,
  request: StoredRequest,
  { privateKinds }: Asker,
  language: Language,
): Promise<RequestStep[]> {
  const values = [tx.companyId, request.id, privateKinds]
  const steps = await tx.query(RequestStep, stepsOf(language), values)
  const isHrs = ({ role, status }: RequestStep) => role === 'hr' && ['open', 'waiting'].includes(status)
  const { people } = steps.some(isHrs) ? await readHrPeople(tx) : { people: [] }
  if (people.length === 0) return steps
  const asked = hrAskedAbout(people, request)
  const hr = { name: namesOfHr(asked, language), why_all_hr: asked.whyAll }
  return steps.map((step) => (isHrs(step) ? { ...step, ...hr } : step))
}

/** Of a cancellation: what the cancelled request was about. */
async function readContext(
  tx: Tx,
  engine: RequestEngine,
  { request }: WithSteps,
  reader: { language: Language; accountId: number | null },
): Promise<RequestContext> {
  const { first_day: firstDay, last_day: lastDay } = request
  const days = firstDay && lastDay ? [{ firstDay, lastDay }] : []
  const locked_runs = await lockedRunWarnings(tx, engine.readLockedRuns, days)
  const own = await engine.kinds.get(request.kind)?.context?.(tx, decidedOf(request), reader)
  return { ...NOTHING, locked_runs, ...own }
}
