import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { isStaffRole } from '#kit/contract/access-rules.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { saveNoticePreferences, showNoticePreferences } from '../../contract/preferences.ts'
import { type AnyNoticeKind, noticeKinds } from '../../domain/notice-kind.ts'
import type { ReadPushKeys } from '../push/own-devices.ts'
import { readChoices, readMailLanguages } from './stored-choices.ts'

/** The kinds that an account can get. An employee can be staff too. */
function kindsFor({ employeeId, roles }: Session): AnyNoticeKind[] {
  const gets = {
    all: true,
    employee: employeeId !== null,
    staff: employeeId === null || roles.some(isStaffRole),
  }
  return [...noticeKinds().values()].filter(({ audience }) => gets[audience])
}

const AddressRow = z.object({ has_address: z.boolean() })

async function describe(tx: Tx, session: Session, language: 'la' | 'en', push_key: string | null) {
  const { accountId } = session
  const choiceOf = await readChoices(tx, [accountId])
  const languages = await readMailLanguages(tx, [accountId])
  const address = await tx.maybeOne(
    AddressRow,
    `select email <> '' as has_address from ${ACCOUNTS} a where company_id = $1 and id = $2`,
    [tx.companyId, accountId],
  )
  return {
    kinds: kindsFor(session).map((kind) => ({
      kind: kind.name,
      label: kind.label[language],
      ...choiceOf(accountId, kind.name),
    })),
    language: languages.get(accountId) ?? null,
    has_address: address?.has_address ?? false,
    push_key,
  }
}

const SAVE = `
  insert into notice_preference (company_id, account_id, kind, push, mail)
  select $1, $2, p.kind, p.push, p.mail from unnest($3::text[], $4::boolean[], $5::text[]) as p(kind, push, mail)
  on conflict (company_id, account_id, kind) do update set push = excluded.push, mail = excluded.mail`

const SAVE_LANGUAGE = `
  insert into notice_language (company_id, account_id, language) values ($1, $2, $3)
  on conflict (company_id, account_id) do update set language = excluded.language`

/** The calls of an account about how it is told. `readKeys`: the push keys; null without a secret key. */
export const preferenceEndpoints = (readKeys: ReadPushKeys): Endpoint[] => [
  handle(showNoticePreferences, async (context) => {
    const keys = await readKeys()
    return inCompany(context, async (tx) => ({
      data: await describe(tx, context.session, context.language, keys?.publicKey ?? null),
    }))
  }),
  handle(saveNoticePreferences, async (context) => {
    const { body, session, language } = context
    const keys = await readKeys()
    return inCompany(context, async (tx) => {
      const owner = [tx.companyId, session.accountId]
      const allowed = new Set(kindsFor(session).map(({ name }) => name))
      const choices = new Map(body.kinds.map((choice) => [choice.kind, choice]))
      const chosen = [...choices.values()].filter(({ kind }) => allowed.has(kind))
      await tx.execute(SAVE, [
        ...owner,
        chosen.map(({ kind }) => kind),
        chosen.map(({ push }) => push),
        chosen.map(({ mail }) => mail),
      ])
      if (body.language) await tx.execute(SAVE_LANGUAGE, [...owner, body.language])
      else if (body.language === null)
        await tx.execute('delete from notice_language where company_id = $1 and account_id = $2', owner)
      return { data: await describe(tx, session, language, keys?.publicKey ?? null) }
    })
  }),
]
