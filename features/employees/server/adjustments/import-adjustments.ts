import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { importSalaryAdjustments } from '../../contract.ts'
import { type AdjustmentFault, recordSalaryAdjustments } from '../record-salary-adjustments.ts'
import { type ReadTouchedRuns, runsFrom } from './locked-days.ts'

const TEXTS: Record<AdjustmentFault, Record<Language, string>> = {
  unknown_employee: { la: 'ບໍ່ມີພະນັກງານລະຫັດນີ້', en: 'No employee has this number' },
  other_salary: { la: 'ມີການປັບອື່ນໃນວັນທີນີ້ແລ້ວ', en: 'There is another adjustment on this day' },
  repeated: { la: 'ຊ້ຳກັບແຖວກ່ອນ', en: 'Repeats an earlier row' },
  bad_salary: { la: 'ເງິນເດືອນໃໝ່ບໍ່ຖືກຕ້ອງ', en: 'The new salary is not valid' },
}

/** Stores the adjustments of a table, all or none; existing ones with the same amount are skipped. */
export const importSalaryAdjustmentsWith = (readRuns: ReadTouchedRuns): Endpoint =>
  handle(importSalaryAdjustments, (context) =>
    inCompany(context, async (tx) => {
      const { rows, confirmed } = context.body
      const earliest = rows.map(({ effective_date }) => effective_date).sort()[0] ?? ''
      const runs = runsFrom(await readRuns(tx), earliest)
      const warnings = runs.map((run) => ({ code: 'in_locked_run' as const, run }))
      if (warnings.length > 0 && !confirmed) return { data: { recorded: null, unchanged: 0, warnings } }
      const { added, unchanged, errors } = await recordSalaryAdjustments(tx, rows, actorOf(context))
      if (errors.length > 0) {
        const fields = errors.map(({ at, code }) => [
          `rows.${at}.emp_number`,
          [TEXTS[code][context.language]],
        ])
        throw new AppError('invalid_input', { fields: Object.fromEntries(fields) })
      }
      return { data: { recorded: added, unchanged, warnings } }
    }),
  )
