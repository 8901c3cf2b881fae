import { z } from 'zod'
import { actorFace } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { commentRequest, RequestComment } from '../contract.ts'
import type { RequestEngine } from './engine.ts'
import { requireAction } from './find-request.ts'
import { readDecidersOf } from './read-deciders.ts'
import { type Happening, tell } from './recipients.ts'

const COMMENTS = `
  select c.id, c.name, ${actorFace('c')} as face, c.text, ${instant('c.at')} as at from request_comment c
  where c.company_id = $1 and c.request_id = $2 and ($3::bigint is null or c.id = $3) order by c.id`

/** The comments on a request, earliest first. */
export const readComments = (
  tx: Tx,
  requestId: number,
  id: number | null = null,
): Promise<RequestComment[]> => tx.query(RequestComment, COMMENTS, [tx.companyId, requestId, id])

const ADD = `
  insert into request_comment (company_id, request_id, account_id, name, text) values ($1, $2, $3, $4, $5) returning id`

const WriterRow = z.object({ account_id: Id })
const WRITERS = `
  select distinct account_id from request_comment where company_id = $1 and request_id = $2 and account_id is not null`

/** Everybody who sees a request can write to the others about it. */
export const commentOn = (engine: RequestEngine): Endpoint =>
  handle(commentRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { request, steps } = await requireAction(tx, context, engine, { id, action: 'comment' })
      const actor = actorOf(context)
      const { text } = context.body
      const added = await tx.one(IdRow, ADD, [tx.companyId, id, actor.accountId, actor.name, text])
      await audit(tx, tx.companyId, actor, {
        ...{ action: 'create', entity: 'request_comment', entityId: added.id },
        // Not the text: a comment is for those who see the request, not for all who read the log.
        after: { employee_id: request.employee_id },
      })
      const writers = await tx.query(WriterRow, WRITERS, [tx.companyId, id])
      const deciders = (await readDecidersOf(tx, [id])).get(id) ?? []
      const also = [...writers.map(({ account_id }) => account_id), ...deciders]
      const step = steps.find(({ status }) => status === 'open')
      const about = { type: 'commented', request, stepNo: step?.no ?? null } as const
      const happenings: Happening[] = [{ ...about, also }, ...(step ? [{ ...about, step }] : [])]
      await tell(tx, engine, actor, happenings)
      const [comment] = await readComments(tx, id, added.id)
      if (!comment) throw new AppError('not_found')
      return { data: comment }
    }),
  )
