import type { Language } from '#kit/contract/scalars.ts'
import type { RouteTitles } from '#kit/web/navigation.ts'

/** Joins the features' titles into one table for each language. */
export function joinTitles(files: readonly RouteTitles[]): Record<Language, Record<string, string>> {
  const all = Object.entries(Object.assign({}, ...files) as RouteTitles)
  const inLanguage = (language: Language) =>
    Object.fromEntries(all.map(([name, title]) => [name, title?.[language] ?? name]))
  return { la: inLanguage('la'), en: inLanguage('en') }
}
