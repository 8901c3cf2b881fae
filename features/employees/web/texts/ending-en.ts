import type { Widen } from '#kit/contract/widen.ts'
import type la from './ending-la.ts'

const days = (count: string) => `${count} ${count === '1' ? 'day' : 'days'}`

export default {
  title: 'Contracts near expiry',
  intro: (ahead, back) => `Contracts that end within ${days(ahead)}, or ended at most ${days(back)} ago`,
  seeAll: 'See all',
  state: { warning: 'Ends soon', expired: 'Ended' },
  stateTitle: 'Status',
  today: 'Ends today',
  in: (count) => `In ${days(count)}`,
  ago: (count) => `${days(count)} ago`,
  daysLeft: 'Days left',
  none: 'No contract ends soon',
  noneHint: (ahead) => `Employees whose contract ends within ${days(ahead)} are listed here`,
  toSetting: 'Change the days of notice',
  open: 'Edit employee',
} satisfies Widen<typeof la>
