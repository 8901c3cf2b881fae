import type { Language } from './scalars.ts'

/** A mail in plain text. */
export interface MailText {
  subject: string
  body: string
}

/** The body of a mail: paragraphs with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')

/** One mail in Lao and English, for recipients whose language is not stored. */
export const inBothLanguages = ({ la, en }: Record<Language, MailText>): MailText => ({
  subject: `${la.subject} / ${en.subject}`,
  body: paragraphs(la.body, '———', en.body),
})
