import type { DeclaredList } from '#kit/contract/declared-list.ts'
import type { FeatureWords, LogLabels } from '#kit/contract/feature-words.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** The words of all features. */
export interface LogWords extends Readonly<Record<Language, Required<LogLabels>>> {
  money: ReadonlySet<string>
  counts: ReadonlySet<string>
  internal: ReadonlySet<string>
  sameValues: Readonly<Record<string, string>>
  needs: Readonly<Record<string, string>>
  lists: readonly DeclaredList[]
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A declared list is also an entity; its own feature can give it another label. */
const entitiesOf = (lists: readonly DeclaredList[], language: Language) =>
  Object.fromEntries(lists.map((list) => [list.name, language === 'la' ? list.la : capitalised(list.one)]))

const reportsOf = (words: readonly FeatureWords[], language: Language) =>
  words.flatMap(({ reports = {} }) =>
    Object.values(reports).map(({ name, title }) => [name, title[language]] as const),
  )

function joinLabels(words: readonly FeatureWords[], lists: readonly DeclaredList[], language: Language) {
  const labels = words.map(({ log }) => log[language])
  const values: Record<string, Record<string, string>> = {}
  for (const label of labels)
    for (const [field, texts] of Object.entries(label.values ?? {}))
      values[field] = { ...values[field], ...texts }
  return {
    entities: Object.assign(
      entitiesOf(lists, language),
      Object.fromEntries(reportsOf(words, language)),
      ...labels.map((label) => label.entities),
    ),
    fields: Object.assign({}, ...labels.map((label) => label.fields)),
    actions: Object.assign({}, ...labels.map((label) => label.actions)),
    values,
  }
}

/** Joins the words of the features; `conflictsIn` finds contradictions between two features. */
export function joinWords(words: readonly FeatureWords[], lists: readonly DeclaredList[]): LogWords {
  const all = (name: 'money' | 'counts' | 'internal') =>
    new Set(words.flatMap((feature) => feature[name] ?? []))
  return {
    la: joinLabels(words, lists, 'la'),
    en: joinLabels(words, lists, 'en'),
    money: all('money'),
    counts: all('counts'),
    internal: all('internal'),
    sameValues: Object.assign({}, ...words.map((feature) => feature.sameValues)),
    needs: Object.assign({}, ...words.map((feature) => feature.needs)),
    lists,
  }
}

/** Names with different labels in two features, as `fields.kind`. */
export function conflictsIn(words: readonly FeatureWords[]): string[] {
  const known = new Map<string, string>()
  const conflicts = new Set<string>()
  const note = (name: string, text: string) => {
    if ((known.get(name) ?? text) !== text) conflicts.add(name)
    known.set(name, text)
  }
  for (const { log } of words)
    for (const language of ['la', 'en'] as const) {
      const { values = {}, ...flat } = log[language]
      for (const [kind, texts] of Object.entries(flat))
        for (const [name, text] of Object.entries(texts)) note(`${language}.${kind}.${name}`, text)
      for (const [field, texts] of Object.entries(values))
        for (const [value, text] of Object.entries(texts)) note(`${language}.values.${field}.${value}`, text)
    }
  return [...conflicts]
}
