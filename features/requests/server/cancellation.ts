import { z } from 'zod'
import { closeRequests } from './close-requests.ts'
import type { RequestEngine } from './engine.ts'
import { kindOf } from './engine.ts'
import { defineRequestKind, Subject } from './request-kind.ts'
import { decidedOf, lockRequests, readRequests } from './stored-requests.ts'

const READ = `
  select r.id as subject_id, r.employee_id, r.facts || jsonb_build_object('cancels_id', r.id, 'cancels_kind', r.kind) as facts,
    r.first_day, r.last_day
  from request r where r.company_id = $1 and r.id = any($2)`

const DetailRow = z.object({ detail: z.string() })

/** Why the employee asks for it: the reason of the last time it was sent. */
const DETAIL = `
  select d.reason as detail from decision d
  where d.company_id = $1 and d.subject = 'request' and d.subject_id = $2 and d.verdict = 'submitted' order by d.id desc limit 1`

/**
 * The cancellation of an approved request, which the same people decide. Its record is the request that it cancels, which holds until it
 * is decided. From `first_day` on its days are given back.
 */
export const cancellationKind = (engine: RequestEngine) =>
  defineRequestKind({
    kind: 'cancellation',
    title: { la: 'ການຂໍຍົກເລີກ', en: 'Cancellation' },
    entity: 'request',
    view: [],
    decide: '',
    // The steps are those of the cancelled request (`cancel-own-request.ts`).
    steps: () => [{ role: 'hr', may_be_skipped: false }],
    read: (tx, ids) => tx.query(Subject, READ, [tx.companyId, ids]),
    readDetail: async (tx, id) => (await tx.maybeOne(DetailRow, DETAIL, [tx.companyId, id]))?.detail ?? '',
    setStatus: async () => {},
    canCancel: () => 'no',
    async beforeFinal(tx, decided, fault) {
      const cancelled = await readRequests(
        tx,
        decided.map(({ subjectId }) => subjectId),
      )
      for (const { requestId, subjectId } of decided)
        if (cancelled.get(subjectId)?.request.status !== 'success') fault(requestId, 'request_status')
    },
    async onFinal(tx, decided, actor) {
      const cancelled = await lockRequests(
        tx,
        decided.map(({ subjectId }) => subjectId),
      )
      const whole = decided.flatMap(({ subjectId, firstDay }) => {
        const one = cancelled.get(subjectId)
        return one && !isPart(firstDay, one.request.first_day) ? [one] : []
      })
      await closeRequests(tx, engine, actor, whole, {
        ...{ verdict: 'cancelled', role: 'requester', reason: '', action: 'cancel', event: 'cancelled' },
      })
      for (const { subjectId, firstDay } of decided) {
        const one = cancelled.get(subjectId)
        if (one && firstDay && isPart(firstDay, one.request.first_day))
          await kindOf(engine, one.request.kind).shorten?.(tx, decidedOf(one.request), firstDay, actor)
      }
    },
  })

/** Some of the days are kept. */
const isPart = (from: string | null, firstDay: string | null): boolean =>
  from !== null && firstDay !== null && from > firstDay
