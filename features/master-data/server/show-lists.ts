import { z } from 'zod'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { masterDataEndpoints as endpointsOf } from '#kit/server/master-data/endpoints.ts'
import * as contract from '../contract.ts'
import { allLists } from './all-lists.ts'
import { overtimeRateEndpoints } from './overtime-rates.ts'
import { placeEndpoints } from './places/index.ts'
import { TABLE_NAMES } from './table-names.ts'

const Province = z.object({ code: z.string(), name_la: z.string(), name_en: z.string() })

const provinces = handle(contract.listProvinces, async (context) => ({
  data: await context.db.asProvider((tx) =>
    tx.query(Province, 'select code, name_la, name_en from province order by code'),
  ),
}))

const District = Province.extend({ province_code: z.string() })

const districts = handle(contract.listDistricts, async (context) => ({
  data: await context.db.asProvider((tx) =>
    tx.query(
      District,
      `select code, province_code, name_la, name_en from district
       where $1::text is null or province_code = $1 order by code`,
      [context.query.province_code ?? null],
    ),
  ),
}))

export const masterDataEndpoints: Endpoint[] = [
  ...allLists.flatMap((list) => endpointsOf(list, TABLE_NAMES)),
  ...overtimeRateEndpoints,
  provinces,
  districts,
  ...placeEndpoints,
]
