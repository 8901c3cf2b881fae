import type { Tx } from '#kit/database/database.ts'

/**
 * The leave types of a new company. Annual leave: 15 days after a year of work (Labour Law 43/NA of 2013, article
 * 21); sick leave 30 days and maternity 105 days, paid (the same law). Personal leave of 6 days, 3 days for a wedding
 * and 3 for the birth of a child are usual in companies; the law requires 3 personal days. Sick leave is paid with a medical certificate; from how
 * many days on it is asked for is the company's choice.
 */
const KINDS = [
  {
    name: 'ພັກປະຈຳປີ',
    category: 'annual',
    amount: 15,
    months_before_usable: 12,
    is_paid: true,
    carry: 'until_date',
    may_encash: true,
  },
  {
    name: 'ພັກລາປ່ວຍ',
    category: 'sick',
    amount: 30,
    months_before_usable: 0,
    is_paid: true,
    file_from_days: 3,
  },
  { name: 'ພັກລາກິດທຸລະ', category: 'personal', amount: 6, months_before_usable: 0, is_paid: true },
  { name: 'ພັກເກີດລູກ', category: 'maternity', amount: 105, months_before_usable: 0, is_paid: true },
  { name: 'ພັກເມຍເກີດລູກ', category: 'family', amount: 3, months_before_usable: 0, is_paid: true },
  { name: 'ພັກແຕ່ງານ', category: 'family', amount: 3, months_before_usable: 0, is_paid: true },
  { name: 'ພັກບໍ່ໄດ້ເງິນເດືອນ', category: 'other', amount: null, months_before_usable: 0, is_paid: false },
]

/** Adds the usual leave types to a company without any. */
export async function seedLeaveTypes(tx: Tx, companyId = tx.companyId): Promise<void> {
  await tx.execute(
    `insert into leave_type (company_id, name, category, amount, months_before_usable, is_paid, carry, may_encash, file_from_days)
     select $1, name, category, amount, months_before_usable, is_paid, coalesce(carry, 'none'), coalesce(may_encash, false), file_from_days
     from json_populate_recordset(null::leave_type, $2)
     where not exists (select from leave_type where company_id = $1)
     on conflict (company_id, id) do nothing`,
    [companyId, JSON.stringify(KINDS)],
  )
}
