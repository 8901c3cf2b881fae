import type { z } from 'zod'

/**
 * A row or an answer does not match its schema. Thrown only in tests and development; production does not
 * parse them.
 */
export class SchemaMismatchError extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

/**
 * Describes for developers, in English, where a value differs from its schema: `data.0.nickname is missing`.
 * Parse with `reportInput: true` to distinguish missing from wrong fields. At most ten differences, joined
 * with `; `.
 */
export function describeMismatch(issues: readonly z.core.$ZodIssue[]): string {
  const sentences = issues.flatMap((issue) => sentencesOf(issue, []))
  const remainder = sentences.length > 10 ? `; and ${sentences.length - 10} more` : ''
  return sentences.slice(0, 10).join('; ') + remainder
}

function sentencesOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): string[] {
  const path = [...parents, ...issue.path]
  const name = path.map(String).join('.') || 'the value'
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...path, key].map(String).join('.')} is not in the schema`)
  if ('input' in issue && issue.input === undefined) return [`${name} is missing`]
  const nearest = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined
  if (nearest) return nearest.flatMap((branch) => sentencesOf(branch, path))
  return [`${name}: ${issue.message}`]
}

/** The branch of a union with the fewest differences. */
function nearestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.toSorted((a, b) => a.length - b.length)[0]
}
