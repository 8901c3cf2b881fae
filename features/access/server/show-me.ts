import { z } from 'zod'
import { handle } from '#kit/server/handler.ts'
import { me } from '../contract/sign-in.ts'
import { describeSession } from './sessions.ts'

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
    return { ...about, role_names: names }
  }),
}))
