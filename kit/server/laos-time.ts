/**
 * Days and clock times of Laos in SQL. Laos is seven hours ahead of UTC in summer and winter (`LAOS_OFFSET_SECONDS`). The offset is an
 * interval and no name of a time zone, because PostgreSQL looks a name up in its tables for each row. A list or statement that converts an
 * instant uses one of these fragments.
 */
const OFFSET = `interval '7 hours'`

/** The wall clock in Laos at an instant: SQL of a `timestamptz` gives SQL of a `timestamp`. */
export const clockAt = (instant: string): string => `((${instant}) at time zone ${OFFSET})`

/** The day in Laos on which an instant falls: SQL of a `timestamptz` gives SQL of a `date`. */
export const dayAt = (instant: string): string => `((${instant}) at time zone ${OFFSET})::date`

/** The instant at which a day begins in Laos: SQL of a day gives SQL of a `timestamptz`. */
export const startOfDay = (day: string): string => `((${day})::date::timestamp at time zone ${OFFSET})`

/** The instant at which a day is over in Laos, which is the beginning of the next. */
export const endOfDay = (day: string): string => `(((${day})::date + 1)::timestamp at time zone ${OFFSET})`
