import type { Widen } from '#kit/contract/widen.ts'
import type la from './calendar-la.ts'

export default {
  title: 'Leave calendar',
  intro: 'Who is on leave on which days. Days that wait for a decision are hatched.',
  teamTitle: 'Calendar of my department',
  teamIntro: 'The days on which colleagues are away. The kinds of their leave are not shown.',
  employee: 'Employee',
  none: 'No employees',
  loadingMore: 'Loading more…',
  who: 'Show',
  onlyAway: 'Only who is away',
  away: 'Away',
  morning: 'morning',
  afternoon: 'afternoon',
  pending: 'Waiting for a decision',
  approved: 'Approved',
  half: 'Half day',
  holiday: 'Public holiday',
  legend: 'What the colours mean',
} satisfies Widen<typeof la>
