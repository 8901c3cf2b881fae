import { clock } from '#kit/server/list/list-sql.ts'

/** The hours of leave `r` as 'HH:MM'; null for other parts. */
export const FROM_TIME = clock('from_time')
export const TO_TIME = clock('to_time')
/** The columns `from_time` and `to_time`, where no other table has them. */
export const LEAVE_TIME_COLUMNS = `${FROM_TIME} as from_time, ${TO_TIME} as to_time`
