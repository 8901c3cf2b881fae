import type { MasterData } from './master-data.ts'
import type { Field } from './master-data-fields.ts'

/**
 * The part of a list declaration that the activity log uses: the entity with its labels, and the labels and
 * options of its fields.
 */
export interface DeclaredList extends Pick<MasterData, 'name' | 'la' | 'one'> {
  fields: Readonly<Record<string, Pick<Field, 'kind' | 'words' | 'options' | 'currencyField'>>>
}
