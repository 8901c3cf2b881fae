import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { Id, Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { MailChoice } from '../../contract/preferences.ts'
import { type DeliveryChoice, defaultChoice, type MailSettings } from '../../domain/delivery-choice.ts'
import { noticeKinds } from '../../domain/notice-kind.ts'

const SettingRow = z.object({
  approval: z.boolean(),
  meeting: z.boolean(),
  leave: z.boolean(),
  task: z.boolean(),
})

/** The company's settings of mails. */
const readMailSettings = (tx: Tx): Promise<MailSettings> =>
  tx.one(
    SettingRow,
    `select email_approval as approval, email_meeting as meeting, email_leave as leave, email_task as task
     from ${COMPANY_SETTINGS} s where company_id = $1`,
    [tx.companyId],
  )

const ChoiceRow = z.object({ account_id: Id, kind: z.string(), push: z.boolean(), mail: MailChoice })

/** How each of these accounts is told of a kind: `choiceOf(accountId, kind)`. Two statements. */
export async function readChoices(tx: Tx, accountIds: readonly number[]) {
  const settings = await readMailSettings(tx)
  const rows = await tx.query(
    ChoiceRow,
    'select account_id, kind, push, mail from notice_preference where company_id = $1 and account_id = any($2)',
    [tx.companyId, accountIds],
  )
  const stored = new Map<string, DeliveryChoice>(
    rows.map(({ account_id, kind, push, mail }) => [`${account_id} ${kind}`, { push, mail }]),
  )
  return (accountId: number, kindName: string): DeliveryChoice =>
    stored.get(`${accountId} ${kindName}`) ??
    defaultChoice(noticeKinds().get(kindName) ?? { mail: null }, settings)
}

const LanguageRow = z.object({ account_id: Id, language: Language })

/** The chosen language of mails of these accounts; missing: both languages. */
export async function readMailLanguages(
  tx: Tx,
  accountIds: readonly number[],
): Promise<Map<number, Language>> {
  const rows = await tx.query(
    LanguageRow,
    'select account_id, language from notice_language where company_id = $1 and account_id = any($2)',
    [tx.companyId, accountIds],
  )
  return new Map(rows.map(({ account_id, language }) => [account_id, language]))
}
