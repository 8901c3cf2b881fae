import type { Widen } from '#kit/web/i18n/dictionary.ts'
import type la from './la.ts'

export default {
  intro:
    'The days off of the company: public holidays and rest days. Shifts and overtime rates depend on this list.',
  view: 'View',
  list: 'List',
  calendar: 'Calendar',
  name: 'Name',
  when: 'When',
  everyWeek: (weekday) => `Every ${weekday}`,
  everyMonth: (day) => `Day ${day} of every month`,
  lastOfMonth: 'The last day of every month',
  everyYear: (day, month) => `${day} ${month}, every year`,
  since: (day) => `from ${day}`,
  until: (day) => `to ${day}`,
  year: 'Year',
  none: 'No days off in this year',
  noneHint: 'Add the public holidays of the year, or add the weekly rest day',
  legend: { holiday: 'Public holiday', rest: 'Rest day', women: 'Women only', today: 'Today' },
  count: (holidays, rests) => `Public holidays: ${holidays} days, rest days: ${rests}`,
  takeOver: 'Add public holidays',
  takeIntro: 'The public holidays of Laos. The selected ones are added to the days off of the company.',
  isThere: 'already added',
  takeNothing: 'All of them are already added',
  take: (count) => (count === '1' ? 'Add 1 day' : `Add ${count} days`),
  taken: (count) => (count === '1' ? '1 day added' : `${count} days added`),
  unknownYear: (year) => `The public holidays of ${year} are not known yet`,
  unknownYearHint: 'The provider adds them when the government announces them',
} satisfies Widen<typeof la>
