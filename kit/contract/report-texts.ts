import type { Language } from './scalars.ts'

export type ReportWords = Readonly<Record<Language, string>>

export interface ReportText {
  /** The name of the report, such as 'sso-report': of its saved views, and its entity in the export log. */
  name: string
  /** On the screen, in files, in menus and in the export log. */
  title: ReportWords
  /** What the report contains, in one sentence without a full stop. */
  text: ReportWords
}

/**
 * Names and titles of the reports of a feature by the route of their screen: `reportTexts` in its `locales/reports.ts`.
 * They are apart from the declarations, because menus are loaded without these.
 */
export type ReportTexts = Readonly<Record<string, ReportText>>
