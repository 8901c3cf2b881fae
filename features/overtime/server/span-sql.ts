/** The times of overtime `r` that count: those that were approved, otherwise those that were asked for. */
export const FROM_TIME = 'coalesce(r.approved_from, r.from_time)'
export const TO_TIME = 'coalesce(r.approved_to, r.to_time)'

const minutes = (from: string, to: string) => `(extract(epoch from ${to} - ${from}) / 60
  + case when ${to} <= ${from} then 1440 else 0 end)::int`

/** Length of the span that counts; if it ends at or before its start, it ends on the next day. */
export const SPAN_MINUTES = minutes(FROM_TIME, TO_TIME)
/** Length of the span that was asked for. */
export const ASKED_MINUTES = minutes('r.from_time', 'r.to_time')
