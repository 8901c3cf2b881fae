import { z } from 'zod'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { PAY_ITEMS } from '#features/pay-items/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { RunDetail } from '../../contract.ts'
import type { RunRecord } from './run-record.ts'

/** What an extra run pays; without people, everybody who has the items. */
export interface RunChoice {
  itemIds: number[]
  employeeIds: number[]
}

type Run = Pick<RunRecord, 'kind' | 'item_ids' | 'employee_ids'>
const ItemRow = z.object({ id: Id, name: z.string() })
const PersonRow = z.object({ id: Id, emp_number: z.string(), name: z.string(), en_name: z.string() })

/** The choice of an extra run; null for another kind. */
export const choiceOf = (run: Run): RunChoice | null =>
  run.kind === 'extra' ? { itemIds: run.item_ids, employeeIds: run.employee_ids } : null

/** The choice with names; null for a regular run. */
export async function describeChoice(tx: Tx, run: Run): Promise<RunDetail['choice']> {
  if (run.kind === 'regular') return null
  const items = await tx.query(
    ItemRow,
    `select i.id, i.name from ${PAY_ITEMS} i where i.company_id = $1 and i.id = any($2) order by i.name collate lao, i.id`,
    [tx.companyId, run.item_ids],
  )
  const employees = await tx.query(
    PersonRow,
    `select e.id, e.emp_number, btrim(e.name || ' ' || e.surname) as name, btrim(e.en_name || ' ' || e.en_surname) as en_name
     from ${EMPLOYEES_TO_PAY} e where e.company_id = $1 and e.id = any($2) order by e.emp_number collate emp_number_order, e.id`,
    [tx.companyId, run.employee_ids],
  )
  return { items, employees }
}

interface ChoiceInput {
  item_ids?: readonly number[] | undefined
  employee_ids?: readonly number[] | undefined
}

const REASONS = {
  item: {
    la: 'ເລືອກໄດ້ສະເພາະລາຍການທີ່ຈ່າຍຄັ້ງດຽວ ແລະ ໃຊ້ໄດ້ໃນເດືອນຂອງງວດ',
    en: 'Only items that are paid once and are in force in the month of the run',
  },
  employee: {
    la: 'ມີພະນັກງານທີ່ບໍ່ໄດ້ເຮັດວຽກໃນຊ່ວງວັນທີຂອງງວດ',
    en: 'Somebody is not employed in the period of the run',
  },
} satisfies Record<string, Record<Language, string>>

const PAYABLE_ITEMS = `select id from ${PAY_ITEMS} i where company_id = $1 and id = any($2) and deleted_at is null
  and frequency = 'once' and first_day <= $3 and (last_day is null or last_day >= $3)`

const EMPLOYED = `select id from ${EMPLOYEES_TO_PAY} e where company_id = $1 and id = any($2) and deleted_at is null
  and start_date <= $4 and (end_date is null or end_date >= $3)`

/** Throws `invalid_input` for items that the run cannot pay and for people who are not employed in its period. */
async function checkChoice(
  tx: Tx,
  { from_date, to_date }: Pick<RunRecord, 'from_date' | 'to_date'>,
  choice: RunChoice,
  language: Language,
): Promise<void> {
  const items = await tx.query(IdRow, PAYABLE_ITEMS, [tx.companyId, choice.itemIds, to_date])
  if (items.length === 0 || items.length < new Set(choice.itemIds).size)
    throw new AppError('invalid_input', { fields: { item_ids: [REASONS.item[language]] } })
  const people = await tx.query(IdRow, EMPLOYED, [tx.companyId, choice.employeeIds, from_date, to_date])
  if (people.length < new Set(choice.employeeIds).size)
    throw new AppError('invalid_input', { fields: { employee_ids: [REASONS.employee[language]] } })
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** What an extra run pays, and whom, in the order of ids; what is missing is that of `stored`. Throws `invalid_input`. */
export async function checkedChoice(
  tx: Tx,
  range: Pick<RunRecord, 'from_date' | 'to_date'>,
  { input, stored }: { input: ChoiceInput; stored?: Pick<RunRecord, 'item_ids' | 'employee_ids'> },
  language: Language,
): Promise<Pick<RunRecord, 'item_ids' | 'employee_ids'>> {
  const itemIds = sorted(input.item_ids ?? stored?.item_ids ?? [])
  const employeeIds = sorted(input.employee_ids ?? stored?.employee_ids ?? [])
  await checkChoice(tx, range, { itemIds, employeeIds }, language)
  return { item_ids: itemIds, employee_ids: employeeIds }
}
