import { joinWords } from '#features/activity-log/domain/join-words.ts'
import { fieldWord, isInternal, type LogTexts } from '#features/activity-log/domain/log-fields.ts'
import { vacation } from '#features/leave/contract/vacation.ts'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { allLists } from '../../features/master-data/server/all-lists.ts'
import { featureWords } from '../features.ts'

const lists = [...allLists, vacation, restDay]
export const words = joinWords(featureWords, lists)

/** The texts of the log's screens in one language. */
export const logTextsIn = (language: Language): LogTexts => ({
  ...{ ...words[language], language, words, yes: 'Yes', no: 'No' },
  numbered: (number) => `No. ${number}`,
})
const LANGUAGES: readonly LogTexts[] = [logTextsIn('la'), logTextsIn('en')]

/** Their keys are named by users: kinds of benefits, schedules, lists. */
const NAMED_BY_PEOPLE = new Set(['benefits', 'changed', 'schedules'])

interface Entry {
  entity: string
  before: unknown
  after: unknown
}

/** A rate is stored as a fraction in two fields and displayed as a percentage. */
const FRACTION = /(Num|Den)$/

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name]
    const isOwn = Array.isArray(value) || NAMED_BY_PEOPLE.has(path.at(-1) ?? '') || FRACTION.test(name)
    return [...(isOwn ? [] : [at]), ...pathsIn(inner, at)]
  })
}

/** The kinds of records and the fields of these entries that the log has no word for, in either language. */
export function wordless(entries: readonly Entry[]): string[] {
  const missing = entries.flatMap(({ entity, before, after }) => {
    const paths = [...pathsIn(before), ...pathsIn(after)].filter(
      (path) => !isInternal({ words }, entity, path),
    )
    return LANGUAGES.flatMap((texts) => [
      ...(texts.entities[entity] ? [] : [entity]),
      ...paths
        .filter((path) => fieldWord(texts, entity, path) === null)
        .map((path) => `${entity}: ${path.join('.')}`),
    ])
  })
  return [...new Set(missing)].sort()
}
