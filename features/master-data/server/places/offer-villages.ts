import { handle } from '#kit/server/handler.ts'
import { listVillages, OFFERED_VILLAGES, VillageChoice } from '../../contract/places/villages.ts'
import { searchPatterns } from './search-patterns.ts'

/** Villages whose names start with the typed text come first. */
const OFFER = `
  select code, name_la, name_en from village
  where deleted_at is null and ($1::text is null or district_code = $1) and search_text like all ($2::text[])
  order by search_text like ltrim($3, '%') desc, coalesce(nullif(name_la, ''), name_en) collate lao, code
  limit ${OFFERED_VILLAGES}`

/** Suggestions while the user types an address. Without a list of villages there are none, and the name is typed. */
export const offerVillages = handle(listVillages, async ({ db, query }) => {
  const patterns = searchPatterns(query.search)
  return {
    data: await db.asProvider((tx) =>
      tx.query(VillageChoice, OFFER, [query.district_id ?? null, patterns, patterns[0] ?? '%']),
    ),
  }
})
