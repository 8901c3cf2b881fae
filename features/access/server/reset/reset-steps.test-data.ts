import { z } from 'zod'
import { until } from '#kit/database/until.test-support.ts'
import type { World } from '../access-world.test-data.ts'

export const NEW = 'ຂ້ອຍມັກກິນເຂົ້າປຽກ'
export const WRONG = { verify_code: ['The code is wrong or has expired'] }
export const wrongOf = (code: string) => (code === 'aaaa-aaaa' ? 'aaaa-aaab' : 'aaaa-aaaa')
export const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '')

type Headers = Record<string, string>

/** The steps to a new password, as made by a browser. `more`: further headers. */
export function resetSteps(world: () => World) {
  /** Requests a code; this browser stores the cookie. */
  async function ask(email: string, more: Headers = {}) {
    const body = { email, edit: true }
    const answer = await world().call('POST', '/send-request-verification-code', body, more)
    return { answer, cookie: cookieOf(answer).split(';')[0] ?? '' }
  }

  /** The newest mailed code, once more than `after` exist. */
  async function mailedCode(email: string, after = 0): Promise<string> {
    let bodies: string[] = []
    const hasMore = async () => {
      const mails = await world().db.asProvider((tx) =>
        tx.query(
          z.object({ body: z.string() }),
          `select body from mail where to_address = $1 and body ~ '[a-z2-9]{4}-[a-z2-9]{4}' order by id desc`,
          [email],
        ),
      )
      bodies = mails.map(({ body }) => body)
      return bodies.length > after
    }
    await until(hasMore, () => `a code for ${email}`)
    return bodies[0]?.match(/[a-z2-9]{4}-[a-z2-9]{4}/)?.[0] ?? ''
  }

  const verify = (code: string, cookie: string, more: Headers = {}) =>
    world().call('POST', '/verify-code', { verify_code: code }, { cookie, ...more })
  const reset = (id: string, code: string, cookie: string, wanted = NEW) =>
    world().call(
      'POST',
      '/reset-my-password',
      { user_id: id, verify_code: code, new_password: wanted, confirm_password: wanted },
      { cookie },
    )
  return { ask, mailedCode, verify, reset }
}
