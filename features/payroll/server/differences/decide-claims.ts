import type { ErrorCode } from '#kit/contract/errors.ts'
import { actorOf, type Context, companyOf, handle } from '#kit/server/handler.ts'
import {
  receiveClaims as receiveRoute,
  reopenClaims as reopenRoute,
  writeOffClaims as writeOffRoute,
} from '../../contract.ts'
import { refuseProvider } from '../checks/omit-employee.ts'
import { APPROVAL_LOCK } from '../runs/approval-lock.ts'
import { joinWaiting } from './join-differences.ts'
import { type Decision, type DecisionRequest, decide, type StoredRow } from './store-decision.ts'

/** What people owe is for the company to decide. No comparison runs meanwhile, which would find again what is being received. */
function decideAlone(
  context: Pick<Context, 'db' | 'session' | 'language'>,
  request: DecisionRequest,
  decision: Decision,
) {
  refuseProvider(context)
  return context.db.inCompany(companyOf(context), (tx) => decide(tx, context, request, decision), {
    exclusive: { lock: APPROVAL_LOCK },
  })
}

/** A difference that waits, or that a run takes, is not a claim while the person is employed. */
const unlessClaim = ({ status, is_claim }: StoredRow): ErrorCode | null =>
  status === 'open' && is_claim ? null : 'difference_status'

export const receiveClaims = handle(receiveRoute, (context) =>
  decideAlone(context, context.body, {
    ...{ action: 'receive', status: 'received', runId: null, reason: '' },
    receivedOn: context.body.received_on,
    refusalOf: (row) =>
      unlessClaim(row) ?? (context.body.received_on < row.from_date ? 'received_before_run' : null),
  }),
)

export const writeOffClaims = handle(writeOffRoute, (context) =>
  decideAlone(context, context.body, {
    ...{ action: 'write-off', status: 'written_off', runId: null, reason: context.body.reason },
    refusalOf: unlessClaim,
  }),
)

/** What was found since the money was received joins the claim that is opened again. */
export const reopenClaims = handle(reopenRoute, (context) =>
  decideAlone(context, context.body, {
    ...{ action: 'reopen', status: 'open', runId: null, reason: '' },
    prepare: (tx, ids) => joinWaiting(tx, actorOf(context), ids, ['open', 'ignored', 'written_off']),
    refusalOf: ({ status, has_chosen }) =>
      (status === 'received' || status === 'written_off') && !has_chosen ? null : 'difference_status',
  }),
)
