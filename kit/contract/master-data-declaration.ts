import type { Fields } from './master-data-fields.ts'

/** A list that can show the records which refer to an entry. */
export interface UsingList {
  /** The name of its screen's route. */
  route: string
  permission: string
  /** Its filter by the id of the entry. */
  filter: string
  /** Further filters, so that every such record is shown. */
  query?: Readonly<Record<string, string>>
}

/**
 * The declaration of a master-data list. Calls, checks, log, OpenAPI, Excel and screens are derived from it.
 */
export interface Declaration<F extends Fields = Fields> {
  /** The table; also the entity name in the log. */
  name: string
  /** `company`: each company has its own entries. `provider`: one list for all companies. */
  owner: 'company' | 'provider'
  /** The name of the screen's route. */
  route: string
  /** The path of the calls. */
  path: string
  /**
   * The permission to see the list, its history and its Excel file; for the provider's lists also to change it.
   */
  permission: string
  /** The additional permission to change entries; required for lists of companies. */
  edit?: string
  /**
   * Who else may see it: more permissions, all users of the owner's side, or all signed-in users.
   */
  seenBy?: readonly string[] | 'side' | 'session'
  la: string
  en: string
  /** The English name of one entry. */
  one: string
  fields: F
  /** Lists that show the records which refer to an entry, by table: a link where the entry cannot be deleted. */
  usedIn?: Readonly<Record<string, UsingList>>
  list?: {
    /** The fields that name an entry in a dialog; default: its first field. */
    label?: readonly (keyof F & string)[]
    /** The default order: `column` (ascending) or `-column` (descending); default: the first field. */
    sort?: string
    /**
     * Two fields that form a range, both ends included, null for an open end. Ranges of two entries must not
     * overlap.
     */
    apart?: readonly [from: keyof F & string, to: keyof F & string]
    /** Two fields; the second must not be before the first. */
    ordered?: readonly [from: keyof F & string, to: keyof F & string]
    /** `hide` can be undone; `remove` is for rules that nothing refers to. */
    remove?: 'hide' | 'remove'
  }
}
