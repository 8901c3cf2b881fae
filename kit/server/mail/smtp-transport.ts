import { createTransport } from 'nodemailer'

const SECONDS = 1000

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * A connection to the mail server, opened when it is first needed, with timeouts of 10 to 20 seconds. Mail
 * contains codes and links, so encryption is required for other machines (`smtps://`, or `smtp://` with
 * STARTTLS).
 */
export function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    secure: isTls,
    requireTLS: !isTls && !OWN_MACHINE.includes(url.hostname),
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export type Transport = ReturnType<typeof openTransport>
