import { addDays, todayInLaos } from '#kit/contract/days.ts'
import type { OwnUse } from '../../contract.ts'
import type { UseFormValues } from '../UseFields.tsx'

/** Tomorrow, with times to choose. */
export const newUse = (): UseFormValues => ({
  use_date: addDays(todayInLaos(), 1),
  from_time: null,
  to_time: null,
  remark: '',
})

/** The values of own use, to change it or to ask for the same again. */
export const valuesOf = ({ use_date, from_time, to_time, remark }: OwnUse): UseFormValues => ({
  ...{ use_date, from_time, to_time, remark },
})
