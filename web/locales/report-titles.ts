import type { ReportText, ReportTexts } from '#kit/contract/report-texts.ts'
import type { RouteTitles } from '#kit/web/navigation.ts'

/** The texts of the reports of all features, by the route of their screen. */
const texts: ReportTexts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<ReportTexts>('../../features/*/locales/reports.ts', {
      eager: true,
      import: 'reportTexts',
    }),
  ),
)

export const reportTitles: RouteTitles = mapValues(({ title }) => title)

/** What each report contains, as a sentence. */
export const reportSentences: RouteTitles = mapValues(({ text: { la, en } }) => ({
  la: `${la}.`,
  en: `${en}.`,
}))

function mapValues<T>(value: (text: ReportText) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).map(([route, text]) => [route, value(text)]))
}
