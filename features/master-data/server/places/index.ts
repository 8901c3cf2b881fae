import type { Endpoint } from '#kit/server/handler.ts'
import { exportVillageCsv } from './export-villages.ts'
import { villageImportEndpoints } from './import-villages.ts'
import { placeListEndpoints } from './keep-places.ts'
import { villageEndpoints } from './keep-villages.ts'
import { offerVillages } from './offer-villages.ts'

/** The calls of provinces, districts and villages besides their simple lists. */
export const placeEndpoints: Endpoint[] = [
  ...placeListEndpoints,
  exportVillageCsv,
  ...villageImportEndpoints,
  ...villageEndpoints,
  offerVillages,
]
