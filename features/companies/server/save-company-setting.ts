import { AppError } from '#kit/contract/errors.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { type CompanySetting, saveCompanySetting, showCompanySetting } from '../contract.ts'
import { changeCompanySetting, readCompanySetting, type StoredSetting } from './company-settings.ts'

/** Two-person approval binds those who pay: only the administrator may lift it, whatever else others may do. */
const maySave = (session: Session) => session.roles.includes('companyadmin')

const answer = (setting: StoredSetting, session: Session): { data: CompanySetting } => ({
  data: { ...setting, can: maySave(session) ? ['update'] : [] },
})

export const showSetting = handle(showCompanySetting, async (context) =>
  answer(await inCompany(context, (tx) => readCompanySetting(tx)), context.session),
)

export const saveSetting = handle(saveCompanySetting, async (context) => {
  if (!maySave(context.session)) throw new AppError('forbidden')
  const saved = await inCompany(context, async (tx) => {
    await changeCompanySetting(tx, context.body, actorOf(context))
    return readCompanySetting(tx)
  })
  return answer(saved, context.session)
})
