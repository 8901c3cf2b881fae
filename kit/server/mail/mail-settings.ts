export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined keeps mail in the outbox. */
  smtpUrl: string | undefined
  /** The sender, such as `Champa <no-reply@example.la>`. */
  from: string
}

/** Reads SMTP_URL and MAIL_FROM. Throws if SMTP_URL is not an SMTP address. */
export function readMailSettings(env: NodeJS.ProcessEnv = process.env): MailSettings {
  const smtpUrl = env.SMTP_URL || undefined
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://')
  return { smtpUrl, from: env.MAIL_FROM || 'Champa <no-reply@champa.invalid>' }
}
