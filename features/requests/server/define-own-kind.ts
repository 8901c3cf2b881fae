import { z } from 'zod'
import { lockPerson } from '#features/employees/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Context, type Endpoint, inCompany } from '#kit/server/handler.ts'
import type { OwnRequest } from '../contract/define-own-request.ts'
import type { Refusal, RequestFacts, WaitsFor } from '../contract/facts.ts'
import type { RequestEngine } from './engine.ts'
import { lockedRunWarnings, type Range } from './locked-runs.ts'
import { type Asking, type Judged, ownRecordEndpoints } from './own-records.ts'
import { previewSteps } from './preview-steps.ts'
import { ownReader, ownStatements, recordHooks } from './record-table.ts'
import { defineRequestKind, type RequestKind } from './request-kind.ts'
import { throwRefusals } from './throw-refusals.ts'

/** What a rule says about something that is asked for. */
export interface AskedJudgement {
  refusals: readonly Refusal[]
  /** The fields of the preview that the kind declares. */
  figures: object
  /** The days of which approved payroll runs are named. */
  days: readonly Range[]
}

/** Whom and what a judgement is about. `id`: the record, 0 for a new one. */
export interface AskedAbout {
  id: number
  employee_id: number
  language: Language
  /** The employee who asks; null: HR, or a request that is sent again. */
  askerId: number | null
}

type OwnRules<R extends OwnRequest> = Omit<
  RequestKind,
  'kind' | 'title' | 'view' | 'entity' | 'read' | 'readDetail' | 'setStatus' | 'beforeSubmit'
> & {
  /** SQL of the facts of a record `r`. */
  facts: Partial<Record<keyof RequestFacts, string>>
  /** The column with the reason or the remark of the requester. */
  detail: string
  /** SQL of columns that a new record gets besides and that stay: $1: company, $2: employee, from $3 on the columns of the form. */
  fixed?: Readonly<Record<string, string>>
  /** Judges what is asked for, for the preview and, with the employee locked, before it is stored. A preview has the fields of `previewed`. */
  judge: (tx: Tx, about: AskedAbout, input: z.output<R['Input']>) => Promise<AskedJudgement>
}

const register = new Map<string, (engine: RequestEngine) => Endpoint[]>()

/** The calls of all kinds that are declared with a form of their own. */
export const ownKindEndpoints = (engine: RequestEngine): Endpoint[] =>
  [...register.values()].flatMap((endpointsOf) => endpointsOf(engine))

/** Declares the rules of a kind whose form and calls are declared by `defineOwnRequest`. */
export function defineOwnKind<R extends OwnRequest>(request: R, rules: OwnRules<R>): RequestKind {
  const { facts, detail, judge: judgeInput, fixed, ...hooks } = rules
  const judge = judgeInput as unknown as Judge
  const kind = defineRequestKind({
    ...{ kind: request.kind, title: request.title, view: [request.view], canBeEdited: true },
    ...recordHooks({ table: request.kind, detail, facts }),
    beforeSubmit: judgeStored(request, judge),
    ...(isForOthers(request) && { isForOthers: true }),
    ...hooks,
  })
  register.set(request.kind, (engine) => endpointsOf(engine, kind, { request, judge, fixed }))
  return kind
}

/** Asked for about somebody else: the form has the employee. */
const isForOthers = ({ fields }: OwnRequest): boolean => 'employee_id' in fields
const columnsOf = ({ names }: OwnRequest) => names.filter((name) => name !== 'employee_id')

type Judge = OwnRules<OwnRequest>['judge']
type AnyInput = Readonly<Record<string, unknown>> & { employee_id?: number }

/** A record as it was asked for. */
function readStored(request: OwnRequest, tx: Tx, id: number) {
  // tables: the records of the feature that declares the kind
  const sql = `select employee_id, ${columnsOf(request).join(', ')} from ${request.kind} where company_id = $1 and id = $2`
  const fields = Object.fromEntries(request.names.map((name) => [name, request.fields[name]?.stored]))
  const row = z.object({ ...(fields as Record<string, z.ZodType>), employee_id: Id })
  return tx.one(row as unknown as RowSchema<{ employee_id: number }>, sql, [tx.companyId, id])
}

/** What was returned is judged again before it is sent. Throws `invalid_input`. */
const judgeStored =
  (request: OwnRequest, judge: Judge): RequestKind['beforeSubmit'] =>
  async (tx, id, { language }) => {
    const stored = await readStored(request, tx, id)
    await lockPerson(tx, stored.employee_id)
    const about = { id, employee_id: stored.employee_id, language, askerId: null }
    throwRefusals((await judge(tx, about, stored)).refusals)
  }

function endpointsOf(
  engine: RequestEngine,
  kind: RequestKind,
  { request, judge, fixed }: { request: OwnRequest; judge: Judge; fixed: Record<string, string> | undefined },
): Endpoint[] {
  const columns = columnsOf(request)
  const row = request.Row.omit({ can: true }) as unknown as RowSchema<{
    request_id: number
    waits_for: WaitsFor | null
  }>
  const read = ownReader(kind, row, {
    columns: Object.fromEntries(request.names.map((name) => [name, `r.${name}`])),
  })
  return [
    { route: request.preview, run: (context) => preview(engine, request, judge, context) },
    ...ownRecordEndpoints(engine, request, {
      kind,
      judge: judgeAsked(request, judge),
      ...ownStatements(request.kind, columns, fixed),
      read: read as never,
      logged: [...columns, 'status'] as never,
    }),
  ]
}

/** Judges what is asked for, with the employee locked; the values to store, and how many runs are locked. */
const judgeAsked =
  (request: OwnRequest, judge: Judge) =>
  async (asking: Asking, input: AnyInput, id: number): Promise<Judged> => {
    const { tx, context, engine } = asking
    const about = { ...aboutOf(request, asking.employeeId, input), id, language: context.language }
    // Whom it is about stays.
    if (id > 0) about.employee_id = (await readStored(request, tx, id)).employee_id
    await lockPerson(tx, about.employee_id)
    const { refusals, days } = await judge(tx, about, input)
    throwRefusals(refusals)
    const { length: warnings } = await lockedRunWarnings(tx, engine.readLockedRuns, days)
    const values = columnsOf(request).map((name) => input[name])
    return { values, warnings, employeeId: about.employee_id }
  }

const aboutOf = (request: OwnRequest, askerId: number, input: AnyInput) => ({
  employee_id: isForOthers(request) ? (input.employee_id ?? 0) : askerId,
  askerId,
})

const preview = (engine: RequestEngine, request: OwnRequest, judge: Judge, context: Context) =>
  inCompany(context, async (tx) => {
    const { edited_id: id = 0, ...input } = context.body as unknown as AnyInput & { edited_id?: number }
    const about = aboutOf(request, employeeOf(context), input)
    const { language } = context
    const { refusals, days, figures } = await judge(tx, { ...about, id, language }, input)
    const planned = {
      ...{ kind: request.kind, employee_id: about.employee_id },
      facts: { days: null, minutes: null },
    }
    const isKnown = refusals.every(({ code }) => code !== UNKNOWN_PERSON)
    return {
      data: {
        ...figures,
        refusals,
        locked_runs: await lockedRunWarnings(tx, engine.readLockedRuns, days),
        steps: isKnown ? await previewSteps(tx, engine, planned, language) : [],
      },
    }
  })

/** The code of a refusal that says no more than that the employee is not the asker's to ask for. */
export const UNKNOWN_PERSON = 'unknown_person'
