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

/** A GET is tried again only when no answer came or the server was not ready; what it refused it would refuse again. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

/** The key under which the answers of a route are kept; without an input, of all its inputs. */
export function routeKey(route: RouteSpec, input?: unknown): QueryKey {
  return input === undefined ? [route.method, route.path] : [route.method, route.path, input]
}

interface ReadOptions {
  /** False holds the call back until what it needs is known. */
  enabled?: boolean
  /** Asks again every so many milliseconds. */
  every?: number | false
  /** Asks again when one comes back to the page, unless the answer is still fresh. */
  onFocus?: boolean
  /** Keeps the former answer in view while another page or filter loads. */
  keepPrevious?: boolean
}

/** Reads a route and keeps it fresh. `data` is the whole answer, `{data}` or `{data, meta}`. */
export function useRoute<R extends RouteSpec>(
  route: R,
  ...[input, options = {}]: CallArgs<R, ReadOptions>
): UseQueryResult<AnswerOf<R>, Error> {
  return useQuery<AnswerOf<R>, Error>({
    queryKey: routeKey(route, input ?? {}),
    queryFn: ({ signal }) => callLoosely(route, { ...(input as LooseInput), signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every ?? false,
    refetchOnWindowFocus: options.onFocus ?? false,
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

interface WriteOptions<R extends RouteSpec> {
  onSuccess?: (answer: AnswerOf<R>, input: CallInput<R>) => void
  onError?: (error: Error) => void
  /** What is read anew afterwards: everything in view (default), some routes, or nothing. */
  refresh?: 'all' | 'none' | readonly RouteSpec[]
}

/** Marks answers as out of date: those of the given routes, or all. What is in view is read anew at once. */
export async function refresh(routes: 'all' | readonly RouteSpec[] = 'all'): Promise<void> {
  if (routes === 'all') await queryClient.invalidateQueries()
  else await Promise.all(routes.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })))
}

/** Writes through a route: `const save = useMutate(updateBank); save.mutate({ params, body })`. */
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
