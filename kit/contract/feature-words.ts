import type { Language } from './scalars.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Labels for the activity log in one language. A field is named by itself (`base_salary`), with its entity (`invoice.number`) or
 * with the field around it (`contacts.type`); the longer name wins.
 */
export interface LogLabels {
  entities?: Texts
  fields?: Texts
  /** Labels of the values of a field that has only a few, by field and value. */
  values?: Readonly<Record<string, Texts>>
  actions?: Texts
}

/** What a feature tells the rest of the product about its data: `words` in its `words.ts`, collected by server and web shell. */
export interface FeatureWords {
  log: Readonly<Record<Language, LogLabels>>
  /** Fields that hold kip; `sums.*` means every field within `sums`. */
  money?: readonly string[]
  /** Exceptions from `money`: plain counts within such a group. */
  counts?: readonly string[]
  /** Fields that the log leaves out: internal ids, and names beside the id that is shown by its name. */
  internal?: readonly string[]
  /** Fields whose values have the labels of another field. */
  sameValues?: Texts
  /**
   * The permission that a reader of the log needs to see the value of a field; `salary_adjustment.*` guards all fields of an entity.
   * The server withholds the value from everybody else.
   */
  needs?: Texts
}
