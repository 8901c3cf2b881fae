import type { FeatureWords } from '#kit/contract/feature-words.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import type { NamedRecords } from '#kit/server/named-records.ts'
import { listExports } from '../contract.ts'
import { joinWords } from '../domain/join-words.ts'
import { exportList, listKindsOfExports } from './list-exports.ts'
import { logEndpoints } from './list-log.ts'
import { placeChanges } from './list-place-changes.ts'
import { recordKinds } from './name-references.ts'

/** The contributions of all features: the words of their data, and the names of their records. */
interface Composition {
  words: readonly FeatureWords[]
  records: readonly NamedRecords[]
}

/** The logs of the provider and of a company, and the company's Excel exports. */
export function activityLogEndpoints({ words, records }: Composition): Endpoint[] {
  const { needs } = joinWords(words, [])
  const kinds = recordKinds(records)
  return [
    ...logEndpoints({ needs, kinds }),
    ...listEndpoints(listExports, exportList(kinds)),
    listKindsOfExports,
    placeChanges(kinds),
  ]
}
