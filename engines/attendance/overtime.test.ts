import { describe, expect, test } from 'vitest'
import { dayNumber } from '#kit/contract/days.ts'
import { deriveMonth } from './derive-month.ts'
import {
  leave,
  monthOf,
  night,
  outside,
  overtimeOf,
  scan,
  settings,
  span,
} from './example-month.test-data.ts'
import { coverClockOnce } from './overtime-bands.ts'

const date = '2026-04-01'
const sunday = '2026-04-05'
const scans = (...texts: string[]) => texts.map((text) => scan(text))
const isHoliday = (day: number) => day === dayNumber(date)

describe('on a working day', () => {
  test('counts minutes that are approved and between check-in and check-out, by band', () => {
    const facts = { scans: scans(`${date} 08:00`, `${date} 22:40`), overtime: [span(date, '17:00', '23:00')] }
    expect(overtimeOf(date, facts)).toEqual([
      [150, 300],
      [200, 40],
    ])
  })

  test('needs both a check-in and a check-out', () => {
    const overtime = [span(date, '17:00', '19:00')]
    expect(overtimeOf(date, { overtime, scans: scans(`${date} 19:00`) })).toEqual([])
    expect(overtimeOf(date, { overtime, scans: scans(`${date} 08:00`) })).toEqual([])
    const away = [scan(`${date} 08:00`), outside(`${date} 19:00`)]
    expect(overtimeOf(date, { overtime, scans: away })).toEqual([])
  })

  test('minutes inside the shift do not count, minutes before it do', () => {
    const facts = { scans: scans(`${date} 06:45`, `${date} 18:00`), overtime: [span(date, '06:30', '18:30')] }
    expect(overtimeOf(date, facts)).toEqual([[150, 75 + 60]])
  })

  test("half a day's leave does not turn its hours into overtime", () => {
    const leaves = [leave(date, 'afternoon')]
    const facts = {
      leaves,
      scans: scans(`${date} 08:00`, `${date} 18:00`),
      overtime: [span(date, '13:00', '18:00')],
    }
    expect(overtimeOf(date, facts)).toEqual([[150, 60]])
  })

  test('minutes requested twice count once', () => {
    const overtime = [
      span(date, '17:00', '19:00'),
      span(date, '18:00', '20:00'),
      span(date, '17:00', '19:00'),
    ]
    expect(overtimeOf(date, { overtime, scans: scans(`${date} 08:00`, `${date} 20:00`) })).toEqual([
      [150, 180],
    ])
  })

  test('minutes requested under two dates count for the earlier date', () => {
    const overtime = [span('2026-04-04', '22:00', '02:00'), span(sunday, '00:00', '03:00')]
    const facts = { overtime, settings: { ...settings, overtimeBasis: 'approved' as const } }
    expect(overtimeOf('2026-04-04', facts)).toEqual([[200, 240]])
    expect(overtimeOf(sunday, facts)).toEqual([[350, 60]])
    expect(overtimeOf(sunday, { ...facts, from: dayNumber(sunday) })).toEqual([[350, 60]])
  })

  test('a day of full leave has no overtime, whether it is one leave or two', () => {
    const worked = {
      scans: scans(`${date} 08:00`, `${date} 19:00`),
      overtime: [span(date, '17:00', '19:00')],
    }
    expect(overtimeOf(date, { ...worked, leaves: [leave(date, 'full')] })).toEqual([])
    expect(
      overtimeOf(date, { ...worked, leaves: [leave(date, 'morning'), leave(date, 'afternoon')] }),
    ).toEqual([])
  })

  test('counts on a day that is absent because of lateness', () => {
    const worked = {
      scans: scans(`${date} 11:00`, `${date} 19:00`),
      overtime: [span(date, '17:00', '19:00')],
    }
    expect(overtimeOf(date, worked)).toEqual([[150, 120]])
  })

  test('the approved span counts unchanged if the company chose that basis', () => {
    const facts = {
      overtime: [span(date, '16:00', '19:00')],
      settings: { ...settings, overtimeBasis: 'approved' as const },
    }
    expect(overtimeOf(date, facts)).toEqual([[150, 120]])
    expect(overtimeOf(date, { ...facts, leaves: [leave(date, 'full')] })).toEqual([])
  })
})

describe('with a night shift', () => {
  const shiftOn = () => night

  test('a span that starts before 12:00 lies on the next calendar day', () => {
    const worked = scans(`${date} 20:00`, '2026-04-02 07:00')
    expect(overtimeOf(date, { shiftOn, scans: worked, overtime: [span(date, '05:00', '07:00')] })).toEqual([
      [150, 60],
      [200, 60],
    ])
    const before = scans(`${date} 18:30`, '2026-04-02 05:00')
    expect(overtimeOf(date, { shiftOn, scans: before, overtime: [span(date, '18:00', '20:00')] })).toEqual([
      [150, 90],
    ])
  })

  test('a span that starts at 12:00 lies on the date itself', () => {
    const facts = { shiftOn, scans: scans(`${date} 20:00`, '2026-04-02 12:50') }
    expect(overtimeOf(date, { ...facts, overtime: [span(date, '11:59', '13:00')] })).toEqual([[150, 51]])
    expect(overtimeOf(date, { ...facts, overtime: [span(date, '12:00', '13:00')] })).toEqual([])
  })

  test('on a public holiday nobody works the night shift: the span lies at its written times', () => {
    const worked = scans(`${date} 07:33`, `${date} 11:27`)
    expect(
      overtimeOf(date, { shiftOn, isHoliday, scans: worked, overtime: [span(date, '08:00', '12:00')] }),
    ).toEqual([[250, 207]])
  })

  test("a scan can be the night shift's check-out and the rest day's first scan", () => {
    const oneNight = (day: number) => (day === dayNumber('2026-04-04') ? night : null)
    const worked = scans('2026-04-04 20:00', `${sunday} 05:00`, `${sunday} 08:30`)
    expect(
      overtimeOf(sunday, { shiftOn: oneNight, scans: worked, overtime: [span(sunday, '06:00', '09:00')] }),
    ).toEqual([[250, 150]])
  })
})

describe('on a rest day or a public holiday', () => {
  test('the window: 2 hours before to 4 hours after, inclusive', () => {
    const overtime = [span(sunday, '08:00', '12:00')]
    const counted = (...texts: string[]) => overtimeOf(sunday, { overtime, scans: scans(...texts) })
    expect(counted(`${sunday} 06:00`, `${sunday} 16:00:59`)).toEqual([[250, 240]])
    expect(counted(`${sunday} 05:59:59`, `${sunday} 10:00`)).toEqual([])
    expect(counted(`${sunday} 09:00`, `${sunday} 16:01`)).toEqual([])
    expect(counted(`${sunday} 09:00`)).toEqual([])
  })

  test("a holiday's shift hours are overtime, at the rest day's bands", () => {
    const facts = {
      isHoliday,
      scans: scans(`${date} 07:00`, `${date} 23:00`),
      overtime: [span(date, '08:00', '23:00')],
    }
    expect(overtimeOf(date, facts)).toEqual([
      [250, 480],
      [300, 360],
      [350, 60],
    ])
  })

  test('leave on a holiday is ignored', () => {
    const facts = { isHoliday, leaves: [leave(date, 'full')], overtime: [span(date, '08:00', '10:00')] }
    expect(overtimeOf(date, { ...facts, scans: scans(`${date} 08:00`, `${date} 10:00`) })).toEqual([
      [250, 120],
    ])
  })

  test('after midnight the requested date still decides the kind of day', () => {
    const overtime = [span(sunday, '22:00', '07:00')]
    const facts = { overtime, scans: scans(`${sunday} 22:00`, '2026-04-06 07:00') }
    expect(overtimeOf(sunday, facts)).toEqual([
      [250, 60],
      [350, 480],
    ])
  })

  test('each of several spans has its own window', () => {
    const overtime = [span(sunday, '08:00', '09:00'), span(sunday, '20:00', '21:00')]
    const ends = scans(`${sunday} 08:00`, `${sunday} 21:00`)
    expect(overtimeOf(sunday, { overtime, scans: ends })).toEqual([])
    const both = scans(`${sunday} 08:00`, `${sunday} 09:00`, `${sunday} 20:00`, `${sunday} 21:00`)
    expect(overtimeOf(sunday, { overtime, scans: both })).toEqual([
      [250, 60],
      [300, 60],
    ])
  })

  test('minutes of spans that overlap count once', () => {
    const overtime = [span(sunday, '08:00', '12:00'), span(sunday, '09:00', '13:00')]
    const facts = { overtime, scans: scans(`${sunday} 08:05`, `${sunday} 13:10`) }
    expect(overtimeOf(sunday, facts)).toEqual([[250, 295]])
  })
})

test('bands must cover the 24 hours exactly once', () => {
  const [day, dark] = monthOf({}).settings.overtimeBands.working as [never, never]
  expect(coverClockOnce([day, dark])).toBe(true)
  expect(coverClockOnce([day])).toBe(false)
  expect(coverClockOnce([day, dark, dark])).toBe(false)
  expect(coverClockOnce([])).toBe(false)
  expect(coverClockOnce([{ from: 0, to: 0, multiplier: 150 }])).toBe(true)
})

test('bands that are paid with time off are counted apart, also at the same multiplier', () => {
  const bands = {
    working: [
      { from: 360, to: 1140, multiplier: 150, payType: 'holiday' as const },
      { from: 1140, to: 1320, multiplier: 150 },
      { from: 1320, to: 360, multiplier: 350, payType: 'holiday' as const },
    ],
    rest: settings.overtimeBands.rest,
  }
  const { overtime } = deriveMonth(
    monthOf({
      overtime: [span(date, '17:00', '23:00')],
      settings: { ...settings, overtimeBasis: 'approved', overtimeBands: bands },
    }),
  )
  expect(overtime.filter(({ day }) => day === dayNumber(date)).map(({ day: _, ...one }) => one)).toEqual([
    { multiplier: 150, minutes: 180 },
    { multiplier: 150, minutes: 120, payType: 'holiday' },
    { multiplier: 350, minutes: 60, payType: 'holiday' },
  ])
})
