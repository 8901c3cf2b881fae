import { z } from 'zod'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { RequestContext } from '../contract/detail.ts'
import { type ClockTimes, RequestFacts } from '../contract/facts.ts'
import type { RequestStatus, StepRole } from '../contract/status.ts'

/** A record of a kind, as a request shows it. */
export const Subject = z.object({
  subject_id: Id,
  employee_id: Id,
  facts: RequestFacts,
  first_day: IsoDate.nullable(),
  last_day: IsoDate.nullable(),
})
export type Subject = z.infer<typeof Subject>

/** The settings of the company that change steps. */
export interface ApprovalSettings {
  hr_approves_overtime: boolean
  cancel_needs_approval: boolean
  escalate_after_days: number
}

export interface PlannedStep {
  role: StepRole
  /** With `named`: who is asked. */
  employee_id?: number | null
  /** With `named`: several persons, of whom the first one to decide counts. */
  any_of?: readonly number[] | null
  /** HR can decide before this step has. */
  may_be_skipped: boolean
}

/** A request with the subject that a hook works on. */
export interface Decided {
  requestId: number
  subjectId: number
  employeeId: number
  facts: RequestFacts
  firstDay: string | null
  lastDay: string | null
}

/** The fields of a record that its history shows, before and after a change. */
export interface RecordChange {
  before: object
  after: object
}

/** Marks one of the requests as failed; the others are decided. */
export type Fault = (requestId: number, code: ErrorCode) => void

/**
 * A kind of requests, declared by the feature that owns its records. All hooks take several records and run in the deciding transaction.
 */
export interface RequestKind {
  kind: string
  /** Its name in notices. */
  title: Readonly<Record<Language, string>>
  /** The table of the records: in the log and in decisions. */
  entity: string
  /** The permissions of the company's staff: any of `view` to see the requests, and `decide` besides to decide them as HR. */
  view: readonly string[]
  decide: string
  /** The steps without a route of the company. */
  steps: (settings: ApprovalSettings) => readonly PlannedStep[]
  /** The records name their own steps, by their ids; `steps` and the routes of the company are not used. */
  readSteps?: (tx: Tx, subjectIds: readonly number[]) => Promise<ReadonlyMap<number, readonly PlannedStep[]>>
  /**
   * Only the requester and those who are asked see it, from their step on. HR and administrators neither see nor decide it; who has `decide`
   * and `view` names another approver in the place of one who has left.
   */
  isPrivate?: true
  /**
   * It is asked for about another employee, who neither sees it nor is told of it before it has an effect: the requester changes and withdraws it.
   */
  isForOthers?: true
  /** The requests are numbered by year in the order in which they are sent: what stands before the year, at most 10 letters. */
  readNumberPrefix?: (tx: Tx) => Promise<string>
  /** It is about money: with the rule of two persons nobody decides two steps of it. */
  isMoney?: boolean
  /** The records as requests show them. */
  read: (tx: Tx, subjectIds: readonly number[]) => Promise<Subject[]>
  /** The reason or remark of the requester, for those who decide. */
  readDetail: (tx: Tx, subjectId: number) => Promise<string>
  /** Writes the copy of the status into the records. */
  setStatus: (tx: Tx, subjectIds: readonly number[], status: RequestStatus) => Promise<unknown>
  /** Before the employee sends a draft: throws `invalid_input` with what a rule refuses. */
  beforeSubmit?: (tx: Tx, subjectId: number, reader: { language: Language }) => Promise<void>
  /**
   * An approver approves only these times: stores them, and returns what the record's own history shows of it. Throws `invalid_input`
   * unless they lie inside the times that count so far. A request that is returned is asked for as a whole again: `setStatus` with `draft` forgets them.
   */
  approveLess?: (
    tx: Tx,
    decided: Decided,
    times: ClockTimes,
    reader: { language: Language },
  ) => Promise<RecordChange>
  /** Those of these requests that HR cannot approve without a reason. */
  needsReason?: (tx: Tx, decided: readonly Decided[]) => Promise<ReadonlySet<number>>
  /** Before the final approval is stored: names the requests that cannot be approved. */
  beforeFinal?: (tx: Tx, decided: readonly Decided[], fault: Fault, actor: Actor) => Promise<void>
  /** After the final approval. */
  onFinal?: (tx: Tx, decided: readonly Decided[], actor: Actor) => Promise<void>
  /**
   * After a cancellation of approved requests. `fromDay`: only the days from this one are given back, and the record was approved until then.
   */
  onCancelled?: (tx: Tx, decided: readonly Decided[], actor: Actor) => Promise<void>
  /** Shortens a record to the days before `fromDay`; only for kinds that last several days. */
  shorten?: (tx: Tx, decided: Decided, fromDay: string, actor: Actor) => Promise<void>
  /** Whether the employee can cancel an approved request on this day. */
  canCancel: (request: Pick<Decided, 'firstDay' | 'lastDay'>, today: string) => 'free' | 'ask' | 'no'
  /** What helps to decide. */
  context?: (
    tx: Tx,
    decided: Decided,
    reader: { language: Language; accountId: number | null },
  ) => Promise<Partial<RequestContext>>
  /** The employee can change it while nobody has decided; `draft`: only before it is sent and after it was returned. */
  canBeEdited?: true | 'draft'
}

const register = new Map<string, RequestKind>()

/** Declares a kind of requests. */
export function defineRequestKind(kind: RequestKind): RequestKind {
  register.set(kind.kind, kind)
  return kind
}

/** The declared kinds of all loaded features, by name. */
export const declaredKinds = (): ReadonlyMap<string, RequestKind> => register
