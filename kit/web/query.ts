import {
  keepPreviousData,
  QueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { AnswerOf, RouteSpec } from '#kit/contract/route.ts'
import { ApiError } from './api-error.ts'
import { type CallArgs, type CallInput, callLoosely, type LooseInput } from './client.ts'
import { keepAnswer, readAnswer } from './kept-answers.ts'

/**
 * Whether to retry a GET: only without an answer or if the server was not ready, because a refusal would be
 * repeated.
 */
function mayRetry(failures: number, error: Error): boolean {
  // The failure is shown at once; the return of the network starts it again.
  if (!navigator.onLine) return false
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      // Otherwise calls without a network would wait for it silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The cache key of a route's answers; without an input, of all its inputs. */
export function routeKey(route: RouteSpec, input?: unknown): QueryKey {
  return input === undefined ? [route.method, route.path] : [route.method, route.path, input]
}

interface ReadOptions<Answer = never> {
  /** False delays the call until its input is known. */
  enabled?: boolean
  /** Polling interval in milliseconds, if it depends on the answer: a function of the latest one. */
  every?: number | false | ((answer: Answer | undefined) => number | false)
  /** Reloads when the user returns to the page, unless the answer is fresh. */
  onFocus?: boolean
  /** Keeps the previous answer visible while another page or filter is loading. */
  keepPrevious?: boolean
  /** Stores the answer on the device and shows it until a newer one arrives, also without a network. Not for pay. */
  onDevice?: boolean
}

/** Reads a route and keeps it up to date. `data` is the complete answer, `{data}` or `{data, meta}`. */
export function useRoute<R extends RouteSpec>(
  route: R,
  ...[input, options = {}]: CallArgs<R, ReadOptions<AnswerOf<R>>>
): UseQueryResult<AnswerOf<R>, Error> {
  const { every = false, onDevice = false } = options
  const queryKey = routeKey(route, input ?? {})
  const name = JSON.stringify(queryKey)
  const kept = onDevice ? readAnswer(name) : undefined
  return useQuery<AnswerOf<R>, Error>({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await callLoosely(route, { ...(input as LooseInput), signal })
      if (onDevice) keepAnswer(name, answer)
      return answer
    },
    ...(kept && { initialData: kept.answer as never, initialDataUpdatedAt: kept.at }),
    enabled: options.enabled ?? true,
    refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
    refetchOnWindowFocus: options.onFocus ?? false,
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

interface WriteOptions<R extends RouteSpec> {
  onSuccess?: (answer: AnswerOf<R>, input: CallInput<R>) => void
  onError?: (error: Error) => void
  /** What is reloaded afterwards: all visible data (default), some routes, or nothing. */
  refresh?: 'all' | 'none' | readonly RouteSpec[]
}

/** Marks answers as outdated: of the routes in the argument, or all. Visible data is reloaded immediately. */
export async function refresh(routes: 'all' | readonly RouteSpec[] = 'all'): Promise<void> {
  if (routes === 'all') await queryClient.invalidateQueries()
  else await Promise.all(routes.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })))
}

/** Writes with a route: `const save = useMutate(updateBank); save.mutate({ params, body })`. */
export function useMutate<R extends RouteSpec>(
  route: R,
  options: WriteOptions<R> = {},
): UseMutationResult<AnswerOf<R>, Error, CallInput<R>> {
  return useMutation<AnswerOf<R>, Error, CallInput<R>>({
    mutationFn: (input) => callLoosely(route, input as LooseInput),
    onSuccess: (answer, input) => {
      if (options.refresh !== 'none') void refresh(options.refresh ?? 'all')
      options.onSuccess?.(answer, input)
    },
    onError: (error) => options.onError?.(error),
  })
}
