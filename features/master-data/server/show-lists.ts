import type { RouteSpec } from '#kit/contract/route.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import * as contract from '../contract.ts'
import type { NamedList } from './named-lists.ts'

/** Lists that everyone reads are no company's: any transaction sees them. */
const reference = <Row extends object>(sql: string) => ({
  read: (context: Parameters<typeof inCompany>[0], params: unknown[] = []) =>
    context.db.asProvider((tx) => tx.query<Row>(sql, params)),
})

const companyList = (route: RouteSpec, table: NamedList, more = ''): Endpoint => ({
  route,
  run: async (context) => ({
    data: await inCompany(context, (tx) =>
      tx.query(
        `select id, name${more} from ${table} where company_id = $1 and deleted_at is null order by name collate lao, id`,
        [companyOf(context)],
      ),
    ),
  }),
})

const provinces = reference<{ code: string; name_la: string; name_en: string }>(
  'select code, name_la, name_en from province order by code',
)
const districts = reference<{ code: string; province_code: string; name_la: string; name_en: string }>(
  `select code, province_code, name_la, name_en from district
   where $1::text is null or province_code = $1 order by code`,
)
const banks = reference<{ id: number; short_name: string; name_la: string; name_en: string }>(
  'select id, short_name, name_la, name_en from bank order by short_name',
)

export const masterDataEndpoints: Endpoint[] = [
  companyList(contract.listBranches, 'branch'),
  companyList(contract.listDepartments, 'department'),
  companyList(contract.listPositions, 'position', ', salary'),
  companyList(contract.listEmployeeLevels, 'employee_level'),
  companyList(contract.listJobTitles, 'job_title'),
  companyList(contract.listEducationLevels, 'education_level'),
  companyList(contract.listBenefitTypes, 'benefit_type', ', is_taxable, in_sso_base'),
  handle(contract.listProvinces, async (context) => ({ data: await provinces.read(context) })),
  handle(contract.listDistricts, async (context) => ({
    data: await districts.read(context, [context.query.province_code ?? null]),
  })),
  handle(contract.listBanks, async (context) => ({ data: await banks.read(context) })),
]
