import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

export type { OwnRequestParts } from './ask/own-request-parts.ts'
export {
  kindPartsOf,
  screensOf as ownRequestScreens,
  titlesOf as ownRequestTitles,
} from './ask/own-requests.ts'
export { type AskKind, provideRequestKinds, type RequestKindParts } from './kinds.ts'

/** The screens of this feature by route name. */
export const screens = {
  'requests.inbox': () => import('./inbox/InboxScreen.tsx'),
  'requests.staff': () => import('./inbox/StaffInboxScreen.tsx'),
  'requests.mine': () => import('./mine/MineScreen.tsx'),
  'requests.delegation': () => import('./delegation/OwnDelegationScreen.tsx'),
  'requests.by_mail': () => import('./by-mail/ByMailScreen.tsx'),
  'delegation.index': () => import('./delegation/StaffDelegationScreen.tsx'),
  'approval_route.index': () => import('./routes/ApprovalRoutesScreen.tsx'),
} satisfies ScreenMap

/** The requests that wait for the user, of some kinds and steps; for the screens of later features. */
export const RequestInbox = lazyPart(() => import('./inbox/RequestInbox.tsx'))

/** A request of any kind beside a list whose keys are the ids of requests. */
export const RequestDrawer = lazyPart(() => import('./details/RequestDrawer.tsx'))
