import { useNavigate } from 'react-router'
import { toastError } from '#kit/web/feedback/toast.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import type { Notice } from '../contract/notices.ts'
import { readNotices } from '../contract/notices.ts'
import { countNotices } from './calls.ts'
import { listNotices } from './list-call.ts'

interface Page {
  state?: 'unread' | undefined
  page?: number
  per_page: number
}

/** The own notices in the language of the screen. */
export function useOwnNotices(page: Page) {
  const language = useLanguage()
  return useRoute(listNotices, { query: { ...page, language } }, { keepPrevious: true, onFocus: true })
}

/** Marks notices as read. */
export const useRead = () =>
  useMutate(readNotices, { refresh: [countNotices, listNotices], onError: toastError })

/** The address that a notice leads to; null without one, or for a screen that this version does not have. */
export function addressOf({ route, route_params }: Pick<Notice, 'route' | 'route_params'>): string | null {
  if (route === null) return null
  try {
    return href(route as RouteName, route_params as never)
  } catch {
    return null
  }
}

/** Marks a notice as read and opens the screen that it leads to. */
export function useOpenNotice(onDone?: () => void): (notice: Notice) => void {
  const read = useRead()
  const navigate = useNavigate()
  return (notice) => {
    if (!notice.is_read) read.mutate({ body: { ids: [notice.id] } })
    const address = addressOf(notice)
    if (address === null) return
    onDone?.()
    void navigate(address)
  }
}
