import { IdRow } from '#kit/database/row-types.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { requestVerificationCode } from '../../contract/passwords.ts'
import type { AccessLimits } from '../access-limits.ts'
import { isKnownAddress } from '../known-addresses.ts'
import { networkOf } from '../network-of.ts'
import { hashSecret } from '../secret-tokens.ts'
import { markBrowser } from './browser-cookie.ts'
import { CODE_MINUTES, mailResetCode } from './mail-reset-code.ts'

/** The background work checks whether the address has an account: every answer takes the same few steps. */
export function requestCode(limits: AccessLimits): Endpoint {
  return handle(requestVerificationCode, async ({ db, jobs, body, address, language, reply }) => {
    const network = networkOf(address)
    await limits.resetAddress.take(network)
    await limits.resetHere.take(`${body.email}|${network}`)
    const isKnown = await db.asProvider((tx) => isKnownAddress(tx, body.email, address))
    await (isKnown ? limits.resetKnown : limits.resetAccount).take(body.email)
    const secret = markBrowser(reply)
    await db.asProvider(async (tx) => {
      const { id } = await tx.one(
        IdRow,
        `insert into password_reset (email, language, browser_hash, expires_at)
         values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
        [body.email, language, hashSecret(secret), CODE_MINUTES],
      )
      await jobs.send(tx, mailResetCode, { resetId: id })
    })
    return { data: { sent: true as const } }
  })
}
