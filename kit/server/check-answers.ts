import type { RouteSpec } from '#kit/contract/route.ts'
import { describeMismatch, SchemaMismatchError } from '#kit/contract/schema-mismatch.ts'
import { type Endpoint, FileAnswer } from './handler.ts'

/** An answer does not match its route: `GET /employee: data.0.nickname is missing`. */
export class AnswerMismatchError extends SchemaMismatchError {
  constructor(route: RouteSpec, differences: string) {
    super(`${route.method} ${route.path}: ${differences}`)
  }
}

/**
 * The endpoint with each answer parsed by its route's schema, for tests and development. The answer is returned
 * unchanged. Undeclared fields are accepted, because the serializer omits them. Throws `AnswerMismatchError`.
 */
export function withCheckedAnswers(endpoint: Endpoint): Endpoint {
  const { route } = endpoint
  const schema = route.answer
  if (!schema) return endpoint
  return {
    route,
    run: async (context) => {
      const answer = await endpoint.run(context)
      if (answer instanceof FileAnswer) return answer
      const result = schema.safeParse(answer, { reportInput: true })
      if (!result.success) throw new AnswerMismatchError(route, describeMismatch(result.error.issues))
      return answer
    },
  }
}
