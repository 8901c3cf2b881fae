import { readCompanySetting } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type ContractState, type ENDING_SORTS, type EndingContract, EXPIRED_DAYS } from '../../contract.ts'
import { searchWords } from '../../domain/search-text.ts'

type Sort = (typeof ENDING_SORTS)[number]

const ORDERS: Record<Sort, string> = {
  end_date: 'end_date',
  emp_number: 'emp_number collate emp_number_order',
  name: 'name collate lao',
  department: 'department collate lao',
  branch: 'branch collate lao',
  start_date: 'start_date',
}
/** What one can still act on comes first; of each kind the nearest to today. */
const BY_URGENCY = 'contract_expired desc, abs(days_left)'

export interface Wanted {
  sort?: string | undefined
  search?: string | undefined
  state?: ContractState | undefined
  department_id?: number | undefined
  branch_id?: number | undefined
}

export interface Found {
  rows: EndingContract[]
  warning: number
  expired: number
  notice_days: number
}

/** $1 company, $2 days ahead, $3 days back, $4 words of the search, $5 department, $6 branch. */
const ENDING = `
  select e.id, e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.start_date, e.end_date,
    e.end_date - today.day as days_left, case when e.end_date < today.day then 'expired' else 'warning' end as contract_expired,
    b.name as branch, d.name as department, p.name as position
  from (select today_in_laos() as day) today
  join employee e on e.company_id = $1 and e.deleted_at is null
    and e.end_date between today.day - $3::int and today.day + $2::int
  left join branch b on b.company_id = $1 and b.id = e.branch_id
  left join department d on d.company_id = $1 and d.id = e.department_id
  left join position p on p.company_id = $1 and p.id = e.position_id
  where not exists (select from unnest($4::text[]) word where strpos(e.search_text, word) = 0)
    and ($5::bigint is null or e.department_id = $5) and ($6::bigint is null or e.branch_id = $6)`

/** A page of the contracts that end or have ended, and how many there are of each state. Without `page` all. */
export async function findEndingContracts(
  tx: Tx,
  companyId: number,
  wanted: Wanted,
  page?: { limit: number; offset: number },
): Promise<Found> {
  const { contract_notice_days: notice_days } = await readCompanySetting(tx)
  const given = [
    ...[companyId, notice_days, EXPIRED_DAYS, searchWords(wanted.search ?? '')],
    ...[wanted.department_id ?? null, wanted.branch_id ?? null],
  ]
  const counts = await tx.one<Pick<Found, 'warning' | 'expired'>>(
    `select count(*) filter (where contract_expired = 'warning') as warning,
       count(*) filter (where contract_expired = 'expired') as expired from (${ENDING}) ending`,
    given,
  )
  const rows = await tx.query<EndingContract>(
    `select * from (${ENDING}) ending where $7::text is null or contract_expired = $7
     order by ${orderOf(wanted.sort)}, id limit $8 offset $9`,
    [...given, wanted.state ?? null, page?.limit ?? null, page?.offset ?? 0],
  )
  return { rows, ...counts, notice_days }
}

function orderOf(sort: string | undefined): string {
  if (!sort) return BY_URGENCY
  return `${ORDERS[sort.replace(/^-/, '') as Sort]} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last`
}
