import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../../own-titles.ts'
import type la from './la.ts'

export default {
  title: titles['employee_ot_request.stayed'].en,
  asked: 'There is no overtime to ask for on this day',
  askedHint: 'You may have asked already, or it is too late to ask',
  mine: 'My overtime',
  askFor: (from, to) => `Ask for overtime ${from}–${to}`,
  stayed: (day, from, to) => `You stayed longer on ${day} · ${from}–${to}`,
} satisfies Widen<typeof la>
