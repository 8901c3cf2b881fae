import { createTransport } from 'nodemailer'

const SECONDS = 1000

/** A connection to the mail server, opened when it is first needed. It gives up after half a minute. */
export function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export type Transport = ReturnType<typeof openTransport>
