import { z } from 'zod'
import { Timestamp } from '#kit/database/row-types.ts'
import { handle } from '#kit/server/handler.ts'
import { me } from '../contract/sign-in.ts'
import { describeSession } from './sessions.ts'

const ResetRow = z.object({ by: z.string(), at: Timestamp.nullable() })
const RoleName = z.object({ name: z.string(), la: z.string(), en: z.string() })

export const showMe = handle(me, async ({ db, session }) => ({
  data: await db.asProvider(async (tx) => {
    const about = await describeSession(tx, session.id)
    const names = await tx.query(
      RoleName,
      `select name, display_name_la as la, display_name_en as en from role where name = any($1)
       order by array_position($1, name)`,
      [about.roleUser],
    )
    const reset = await tx.one(
      ResetRow,
      'select password_reset_by as by, password_reset_at as at from account where id = $1',
      [session.accountId],
    )
    const password_reset = reset.at && { by: reset.by, at: reset.at.toISOString() }
    return { ...about, role_names: names, password_reset }
  }),
}))
