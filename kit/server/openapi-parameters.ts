import { type Json, nameOfWords } from './openapi-schemas.ts'

/** Query and path parameters of one operation, with the words of its path. */
export interface OperationParameters {
  words: readonly string[]
  parameters: Json[]
}

/**
 * Parameters that several operations share become components. The most frequent parameter with a name gets that
 * name, the others get the path of their first operation as a prefix.
 */
export function sharedParameters(operations: readonly OperationParameters[]): {
  components: Record<string, Json>
  refer: (parameter: Json) => Json
} {
  const uses = new Map<string, { parameter: Json; words: readonly string[]; count: number }>()
  for (const { words, parameters } of operations)
    for (const parameter of parameters) {
      const key = JSON.stringify(parameter)
      const use = uses.get(key) ?? { parameter, words, count: 0 }
      uses.set(key, { ...use, count: use.count + 1 })
    }
  const shared = [...uses].filter(([, { count }]) => count > 1).sort(([, a], [, b]) => b.count - a.count)
  const names = new Map<string, string>()
  const components: Record<string, Json> = {}
  for (const [key, { parameter, words }] of shared) {
    const parameterName = String(parameter.name)
    const base =
      nameOfWords([parameterName]) in components
        ? nameOfWords([...words, parameterName])
        : nameOfWords([parameterName])
    let name = base
    for (let number = 2; name in components; number += 1) name = `${base}${number}`
    names.set(key, name)
    components[name] = parameter
  }
  return {
    components,
    refer: (parameter) => {
      const name = names.get(JSON.stringify(parameter))
      return name ? { $ref: `#/components/parameters/${name}` } : parameter
    },
  }
}
