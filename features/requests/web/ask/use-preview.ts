import { useDebouncedValue } from '@mantine/hooks'
import type { AnswerOf, BodyInput, RouteSpec } from '#kit/contract/route.ts'
import { useRoute } from '#kit/web/query.ts'

/** Milliseconds without a change before a preview is read. */
const PAUSE = 300

/** The answer about the values of a form, read again after each change; undefined while `body` is, because a value is missing. */
export function usePreview<R extends RouteSpec>(route: R, body: BodyInput<R> | undefined) {
  const typed = body === undefined ? '' : JSON.stringify(body)
  const [settled] = useDebouncedValue(typed, PAUSE)
  const input = { body: settled ? JSON.parse(settled) : undefined }
  const answer = useRoute(route, ...([input, { enabled: settled !== '', keepPrevious: true }] as never))
  return {
    preview: typed === '' ? undefined : (answer.data as AnswerOf<R> | undefined),
    isStale: answer.isPlaceholderData || typed !== settled,
  }
}
