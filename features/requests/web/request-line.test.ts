import { afterAll, expect, test } from 'vitest'
import { NO_FACTS } from '../domain/describe-facts.ts'
import { provideRequestKinds, requestKinds } from './kinds.ts'
import { requestLine, requestLines } from './request-line.ts'

const icon = () => null

// The kinds of the application, if another file has provided them.
const provided = Object.fromEntries(requestKinds())
afterAll(() => provideRequestKinds(provided))

test('a request without a title has the name of its kind, and a cancellation says what it cancels', () => {
  provideRequestKinds({
    overtime: { title: { la: 'ເພີ່ມໂມງ', en: 'Overtime' }, icon },
    cancellation: { title: { la: 'ການຂໍຍົກເລີກ', en: 'Cancellation' }, icon },
  })
  const facts = { ...NO_FACTS, first_day: '2026-04-14', from_time: '17:00', to_time: '19:00', minutes: 120 }
  expect(requestLine({ kind: 'overtime', facts }, 'en')).toBe('Overtime · 14/04/2026 17:00–19:00 · 2:00 h')
  const cancelled = { ...facts, cancels_id: 7, cancels_kind: 'overtime' }
  expect(requestLine({ kind: 'cancellation', facts: cancelled }, 'en')).toBe(
    'Cancellation: Overtime · 14/04/2026 17:00–19:00 · 2:00 h',
  )
  expect(requestLine({ kind: 'of_old', facts: NO_FACTS }, 'la')).toBe('of_old')
})

test('on a phone the first line says what is asked for and how much, the second when', () => {
  provideRequestKinds({ leave: { title: { la: 'ການລາພັກ', en: 'Leave' }, icon } })
  const facts = {
    ...NO_FACTS,
    title: 'Annual leave',
    first_day: '2026-04-14',
    last_day: '2026-04-16',
    days: 3,
  }
  expect(requestLines({ kind: 'leave', facts }, 'en')).toEqual({
    what: 'Annual leave · 3 days',
    when: '14–16/04/2026',
  })
})
