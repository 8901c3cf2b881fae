import type { z } from 'zod'
import type { Language } from '#kit/contract/scalars.ts'

/** The setting of the company that turns mails of a kind on or off. */
export type MailSetting = 'approval' | 'meeting' | 'leave' | 'task'

type Both<T> = Readonly<Record<Language, T>>

/** What a feature declares once for all notices of a kind. */
export interface NoticeKindOptions<Params> {
  /** Unique; stored with each notice. */
  name: string
  /** The values of the texts. They must not contain pay, bank accounts, illness or the reason of leave. */
  params: z.ZodType<Params>
  /** Its name in the preferences. */
  label: Both<string>
  /** One sentence in the bell, in mails and in push messages. */
  text: Both<(params: Params) => string>
  /** The name of the route that it leads to; null: none. */
  route: string | null
  /** Who gets it: decides whose preferences list it. */
  audience: 'employee' | 'staff' | 'all'
  /** The company's setting for its mails; null: no mail, unless the account chooses it. */
  mail: MailSetting | null
  /** Push messages are sent in the quiet hours too. */
  isUrgent?: true
}

/** Who is told: accounts, or the accounts of employees. */
export interface Recipients {
  accountIds?: readonly number[]
  employeeIds?: readonly number[]
}

export interface NoticeDetails {
  routeParams?: Readonly<Record<string, string | number>>
  /** A second notice with this key is not stored for the same account. */
  dedupeKey?: string
  requestId?: number
}

/** A notice that can be sent; made by its kind, so that a notice without a declared kind does not compile. */
export interface NewNotice extends NoticeDetails {
  readonly kind: AnyNoticeKind
  readonly to: Recipients
  readonly params: object
}

export interface NoticeKind<Params> extends NoticeKindOptions<Params> {
  /** A notice of this kind. Throws if the values do not match `params`. */
  notice: (to: Recipients, params: Params, details?: NoticeDetails) => NewNotice
}

/** A kind without the type of its values. */
export type AnyNoticeKind = NoticeKind<never>

const register = new Map<string, AnyNoticeKind>()

/** Declares a kind of notice, in a feature's `notice-kinds.ts`. Throws if the name is taken. */
export function defineNoticeKind<Params extends object>(
  options: NoticeKindOptions<Params>,
): NoticeKind<Params> {
  if (register.has(options.name)) throw new Error(`The kind of notice ${options.name} is defined twice`)
  const kind: NoticeKind<Params> = {
    ...options,
    notice: (to, params, details = {}) => ({
      ...details,
      kind: kind as unknown as AnyNoticeKind,
      to,
      params: options.params.parse(params),
    }),
  }
  register.set(options.name, kind as unknown as AnyNoticeKind)
  return kind
}

/** The declared kinds of all loaded features, by name. */
export const noticeKinds = (): ReadonlyMap<string, AnyNoticeKind> => register

/** The sentence of a stored notice; null for a kind or values of another version. */
export function noticeText(kindName: string, params: unknown, language: Language): string | null {
  const kind = register.get(kindName)
  const values = kind?.params.safeParse(params)
  return kind && values?.success ? kind.text[language](values.data) : null
}
