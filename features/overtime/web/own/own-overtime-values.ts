import { todayInLaos } from '#kit/contract/days.ts'
import type { OwnOvertime } from '../../contract.ts'
import type { OvertimeValues } from '../OvertimeFields.tsx'

/** Today, with times to choose. */
export const newOvertime = (): OvertimeValues => ({
  work_date: todayInLaos(),
  from_time: null,
  to_time: null,
  remark: '',
})

/** The values of own overtime, to change it or to ask for the same again. */
export const valuesOf = ({ work_date, from_time, to_time, remark }: OwnOvertime): OvertimeValues => ({
  work_date,
  from_time,
  to_time,
  remark,
})
