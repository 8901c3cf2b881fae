import { clock } from '#kit/server/list/list-sql.ts'

/** Length of a use `r`; if it ends at or before its start, it ends on the next day. */
export const USE_MINUTES = `(extract(epoch from r.to_time - r.from_time) / 60
  + case when r.to_time <= r.from_time then 1440 else 0 end)::int`

/** The columns that both lists of uses `r` have. */
export const USE_COLUMNS = {
  use_date: 'r.use_date',
  from_time: clock('r.from_time'),
  to_time: clock('r.to_time'),
  minutes: USE_MINUTES,
  remark: 'r.remark',
} as const
