/** For the bells of both sides. */
export { useUnread } from './use-unread.ts'
