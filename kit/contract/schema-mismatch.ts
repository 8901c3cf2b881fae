import type { z } from 'zod'

/** A row or an answer that is not what its schema says. Thrown in tests and development only: in production neither is parsed. */
export class SchemaMismatchError extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

/**
 * Says in English where a value differs from its schema, for developers: `data.0.nickname is missing`. Parse with
 * `reportInput: true`, which tells a missing field from a wrong one. Several differences are joined with `; `, at most ten.
 */
export function describeMismatch(issues: readonly z.core.$ZodIssue[]): string {
  const sentences = issues.flatMap((issue) => sentencesOf(issue, []))
  const more = sentences.length > 10 ? `; and ${sentences.length - 10} more` : ''
  return sentences.slice(0, 10).join('; ') + more
}

function sentencesOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): string[] {
  const path = [...parents, ...issue.path]
  const name = path.map(String).join('.') || 'the whole'
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...path, key].map(String).join('.')} is not in the schema`)
  if ('input' in issue && issue.input === undefined) return [`${name} is missing`]
  const nearest = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined
  if (nearest) return nearest.flatMap((branch) => sentencesOf(branch, path))
  return [`${name}: ${issue.message}`]
}

/** Of a union that nothing fits, the branch with the fewest differences. */
function nearestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.toSorted((a, b) => a.length - b.length)[0]
}
