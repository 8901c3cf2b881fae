import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { parseInput } from '../errors.ts'
import type { Context } from '../handler.ts'

type Texts = Readonly<Record<string, string>>

/** The input of a file's call, parsed as in a request. Throws `invalid_input` and `not_found` like a request. */
export function parsedInput(
  route: RouteSpec,
  input: { params: Texts; query: Texts },
  language: Language,
): Pick<Context, 'params' | 'query' | 'body'> {
  return {
    params: (route.params ? parseParams(route, input.params, language) : {}) as never,
    query: (route.query ? parseInput(route.query, input.query, language) : {}) as never,
    body: undefined as never,
  }
}

function parseParams(route: RouteSpec, params: Texts, language: Language): unknown {
  try {
    return parseInput(route.params as never, params, language)
  } catch (error) {
    throw new AppError('not_found', { cause: error })
  }
}
