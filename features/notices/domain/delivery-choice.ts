import type { MailChoice } from '../contract/preferences.ts'
import type { AnyNoticeKind, MailSetting } from './notice-kind.ts'

/** The company's settings of mails. */
export type MailSettings = Readonly<Record<MailSetting, boolean>>

/** How an account is told. */
export interface DeliveryChoice {
  push: boolean
  mail: MailChoice
}

/** Without an own choice: push messages, and mails at once if the company has them for this kind. */
export const defaultChoice = (kind: Pick<AnyNoticeKind, 'mail'>, settings: MailSettings): DeliveryChoice => ({
  push: true,
  mail: kind.mail !== null && settings[kind.mail] ? 'at_once' : 'none',
})
