/** A mail in plain text. */
export interface MailText {
  subject: string
  body: string
}

/** The body of a mail: paragraphs with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')
