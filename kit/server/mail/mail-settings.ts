export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined keeps mail in the outbox. */
  smtpUrl: string | undefined
  /** The sender, such as `Champa <no-reply@example.la>`. */
  from: string
}

/** Reads SMTP_URL and MAIL_FROM. Throws if SMTP_URL is not an SMTP address. */
export function readMailSettings(env: NodeJS.ProcessEnv = process.env): MailSettings {
  const smtpUrl = env.SMTP_URL || undefined
  if (smtpUrl) requireSmtpUrl(smtpUrl)
  return { smtpUrl, from: env.MAIL_FROM || 'Champa <no-reply@champa.invalid>' }
}

/** The messages do not repeat the URL, because it contains a password. */
function requireSmtpUrl(text: string): void {
  if (!/^smtps?:\/\//.test(text)) throw new Error('SMTP_URL must begin with smtp:// or smtps://')
  const isUrl = URL.canParse(text) && new URL(text).hostname !== ''
  if (!isUrl || !isEncoded(new URL(text)))
    throw new Error(
      'SMTP_URL must look like smtp://user:password@mail.example.la:587, with a port from 1 to 65535 and with special characters of user and password percent-encoded',
    )
}

function isEncoded({ username, password, port }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return port !== '0'
  } catch {
    return false
  }
}
