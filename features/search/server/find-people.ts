import { z } from 'zod'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  ORDER_BY_EMP_NUMBER,
  PERSON_IS_VISIBLE,
  personName,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { searchCondition } from '#kit/server/list/list-statement.ts'
import { type Found, FoundPerson } from '../contract.ts'

/** How many records a group has at most: the list has the others. */
export const FOUND_AT_MOST = 6

/** Share of the trigrams of the search that a name must contain to count as similar. One wrong letter of six leaves about half. */
const SIMILAR_FROM = 0.4

const columns = (
  language: Language,
) => `e.id, e.emp_number, ${personName(language)} as name, ${personName('en')} as latin_name, e.picture,
  d.name as department, o.name as position,
  coalesce(e.end_date < today_in_laos(), false) as has_left`
const FROM = `from ${EMPLOYEES} e ${JOIN_DEPARTMENT} ${JOIN_POSITION} where e.company_id = $1 and ${PERSON_IS_VISIBLE}`

const Similar = z.object({ ...FoundPerson.shape, likeness: z.number() })

/** People who contain every word of the search: the exact number first, then current employees before former ones. */
async function readMatching(tx: Tx, search: string, language: Language): Promise<FoundPerson[]> {
  const values: unknown[] = [tx.companyId, foldLao(search)]
  const param = (value: unknown) => `$${values.push(value)}`
  const matches = searchCondition(SEARCH_PERSON, search, param)
  return tx.query(
    FoundPerson,
    `select ${columns(language)} ${FROM} and ${matches}
     order by fold_lao(e.emp_number) = $2 desc, has_left, ${ORDER_BY_EMP_NUMBER}, e.id limit ${FOUND_AT_MOST}`,
    values,
  )
}

/** People with the names most similar to the search. */
async function readSimilar(tx: Tx, search: string, language: Language): Promise<FoundPerson[]> {
  const rows = await tx.query(
    Similar,
    `with likened as (select ${columns(language)}, word_similarity($2, ${SEARCH_PERSON})::float8 as likeness ${FROM})
     select e.* from likened e where e.likeness >= ${SIMILAR_FROM}
     order by e.likeness desc, e.has_left, ${ORDER_BY_EMP_NUMBER}, e.id limit ${FOUND_AT_MOST}`,
    [tx.companyId, foldLao(search)],
  )
  return rows.map(({ likeness: _, ...person }) => person)
}

/** People with the words of the search, or else similar ones. */
export async function findPeople(
  tx: Tx,
  search: string,
  language: Language,
): Promise<Pick<Found, 'people' | 'is_similar'>> {
  const people = await readMatching(tx, search, language)
  // A number that nobody has is no typing error of another number.
  if (people.length > 0 || !/\p{L}/u.test(search)) return { people, is_similar: false }
  const similar = await readSimilar(tx, search, language)
  return { people: similar, is_similar: similar.length > 0 }
}
