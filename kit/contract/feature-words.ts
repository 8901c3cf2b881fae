import type { ReportTexts } from './report-texts.ts'
import type { Language } from './scalars.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Labels for the activity log in one language. The key of a field is its name (`base_salary`), or its name
 * after its entity (`invoice.number`) or after the field that contains it (`contacts.type`). The longer key has
 * precedence.
 */
export interface LogLabels {
  entities?: Texts
  fields?: Texts
  /** Labels of the values of an enumerated field, by field and value. */
  values?: Readonly<Record<string, Texts>>
  actions?: Texts
}

/**
 * What the rest of the product needs to know about a feature's data: `words` in its `words.ts`, collected by
 * server and web.
 */
export interface FeatureWords {
  log: Readonly<Record<Language, LogLabels>>
  /** Its reports, whose titles are labels of entities. */
  reports?: ReportTexts
  /** Fields that hold kip; `sums.*` means every field within `sums`. */
  money?: readonly string[]
  /** Exceptions from `money`: counts within such a group. */
  counts?: readonly string[]
  /** Fields that the log omits: internal ids, and names stored next to an id that the log displays by name. */
  internal?: readonly string[]
  /** Fields whose values use the labels of another field. */
  sameValues?: Texts
  /**
   * The permission that a reader of the log needs to see the value of a field; `salary_adjustment.*` covers all
   * fields of an entity. The server omits the value for readers without it.
   */
  needs?: Texts
}
