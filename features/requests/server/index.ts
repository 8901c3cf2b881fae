import '../errors.ts'
import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { actEndpoints } from './act-on-requests.ts'
import { listLedPeopleOf } from './approvers/led-people.ts'
import { cancelOwn } from './cancel-own-request.ts'
import { commentOn } from './comment-request.ts'
import { decideWith } from './decide-requests.ts'
import { ownKindEndpoints } from './define-own-kind.ts'
import { delegationEndpoints } from './delegations/edit-delegations.ts'
import type { RequestEngine } from './engine.ts'
import { hrBranchEndpoints } from './hr-branches/set-hr-branches.ts'
import { inboxEndpoints } from './inbox.ts'
import { listColleaguesOf } from './list-colleagues.ts'
import { decisionLinkEndpoints } from './mail-links/decide-by-link.ts'
import { myRequestEndpoints } from './my-requests.ts'
import { routeEndpoints } from './routes/edit-routes.ts'
import { showOne } from './show-request.ts'
import { watchRequests } from './watch/watch-requests.ts'

export { followLeaders } from './approvers/follow-leaders.ts'
export { leads } from './approvers/led-people.ts'
export {
  activeAmong,
  goneApproversColumn,
  type NamingFault,
  nameApprover,
} from './approvers/name-approver.ts'
export { closeRequests } from './close-requests.ts'
export { createRequestEngine } from './create-engine.ts'
export { DECISIONS, joinLastDecision, readHistory, storeDecisions } from './decisions.ts'
export { type AskedAbout, type AskedJudgement, defineOwnKind, UNKNOWN_PERSON } from './define-own-kind.ts'
export { addDelegation, hasDeputy } from './delegations/edit-delegations.ts'
export type { RequestEngine } from './engine.ts'
export { changeApproved, enterApproved, enterWaiting } from './enter-approved.ts'
export type { DelegationEvent, DigestEvent, OnRequestEvent, RequestEvent } from './events.ts'
export { factsSql } from './facts-sql.ts'
export { requireAction, requireSeen } from './find-request.ts'
export { followBranches } from './hr-branches/follow-branches.ts'
export { type Outside, ofOwnBranches, readOutside } from './hr-branches/scoped-list.ts'
export {
  daysInside,
  lockedRunWarnings,
  type Range,
  type ReadLockedRuns,
  warningsOfRuns,
} from './locked-runs.ts'
export { decisionLinks } from './mail-links/make-links.ts'
export {
  type Asking,
  type Judged,
  type OwnRecords,
  ownRecordEndpoints,
  readOwnRecord,
} from './own-records.ts'
export { addOwnActions, OWN_REQUEST_COLUMNS, OWN_ROWS } from './own-request-list.ts'
export { ofOtherBranches, ownAmong, requireOthers, requireOwnBranch } from './own-requests.ts'
export { previewSteps } from './preview-steps.ts'
export { decidesForOthers, readActions } from './read-actions.ts'
export { ownReader, ownStatements, recordHooks } from './record-table.ts'
export { joinRequest, REQUESTS } from './relations.ts'
export {
  type Decided,
  defineRequestKind,
  type PlannedStep,
  type RecordChange,
  type RequestKind,
  Subject,
} from './request-kind.ts'
export { readDecisions } from './show-request.ts'
export { lockRequestsOf } from './stored-requests.ts'
export { addRequest, addRequests, changeFacts } from './submit-requests.ts'
export { throwRefusals } from './throw-refusals.ts'
export { waitsForColumn } from './waits-for-column.ts'
export { watchCompany } from './watch/watch-requests.ts'

/** The calls of requests: inbox, decisions, delegations, routes, and those of the kinds with a form of their own. */
export const requestsEndpoints = (engine: RequestEngine, db: Database): Endpoint[] => [
  ...inboxEndpoints(engine),
  ...myRequestEndpoints(engine),
  listColleaguesOf,
  listLedPeopleOf,
  ...delegationEndpoints(engine),
  decideWith(engine),
  ...actEndpoints(engine),
  cancelOwn(engine),
  commentOn(engine),
  showOne(engine),
  ...decisionLinkEndpoints(db, engine),
  ...hrBranchEndpoints,
  ...routeEndpoints(engine),
  ...ownKindEndpoints(engine),
]

/** Background work of this feature. */
export const requestJobs = (engine: RequestEngine) => [watchRequests(engine)] as unknown as Job<never>[]
