import { handle } from '#kit/server/handler.ts'
import { me } from '../contract/sign-in.ts'
import { describeSession } from './sessions.ts'

export const showMe = handle(me, async ({ db, session }) => ({
  data: await db.asProvider((tx) => describeSession(tx, session.id)),
}))
