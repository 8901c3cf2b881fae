import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../own-titles.ts'
import type la from './la.ts'

export default {
  add: titles['profile_change.add'].en,
  edit: titles['profile_change.edit'].en,
  line: 'Change of own details',
  hint: 'Correct what is wrong and send it. Your record changes once HR has approved.',
  pictureNow: 'Picture now',
  pictureAfter: 'After approval',
  noPicture: 'No picture',
  reason: 'Reason or remark',
} satisfies Widen<typeof la>
