import type { RouteSpec } from '#kit/contract/route.ts'
import { describeMismatch, SchemaMismatchError } from '#kit/contract/schema-mismatch.ts'
import { type Endpoint, FileAnswer } from './handler.ts'

/** An answer that is not what its route says: `GET /employee: data.0.nickname is missing`. */
export class AnswerMismatchError extends SchemaMismatchError {
  constructor(route: RouteSpec, differences: string) {
    super(`${route.method} ${route.path}: ${differences}`)
  }
}

/**
 * The endpoint with each answer parsed by its route's schema, for tests and development. The answer itself is passed on as it is; undeclared
 * fields are no fault, because the serializer leaves them out. Throws `AnswerMismatchError`.
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
