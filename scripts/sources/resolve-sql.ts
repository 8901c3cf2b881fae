import type { Node } from '../sql-literals.ts'
import {
  type Binding,
  bindingsAt,
  followExport,
  lineOf,
  type Module,
  nameOf,
  readModule,
} from './read-module.ts'

/** A possible text of an expression, with the file that contains it. */
export interface ResolvedText {
  text: string
  module: Module
  line: number
  holes: readonly Node[]
}

/** The possible texts of an expression; null if one of them is known only at run time. */
type Resolved = ResolvedText[] | null

const MOST_STEPS = 24
const asNode = (value: unknown) => value as Node | null | undefined
const asNodes = (value: unknown) => (value ?? []) as Node[]

/** All texts, or null if one of the parts is unknown or there are no parts. */
function all(parts: readonly Resolved[]): Resolved {
  if (parts.length === 0 || parts.includes(null)) return null
  return parts.flatMap((part) => part ?? [])
}

const textOf = (node: Node, module: Module): ResolvedText =>
  node.type === 'Literal'
    ? { text: String(node.value), module, line: lineOf(module, node.start), holes: [] }
    : {
        text: (node.quasis ?? []).map((part) => part.value.cooked ?? '').join('§'),
        module,
        line: lineOf(module, node.start),
        holes: asNodes(node.expressions),
      }

/** The value of an expression of a file, resolved through constants, parameters, calls and imports; `keys` are taken from its value. */
export function resolveSql(
  node: Node | null | undefined,
  module: Module,
  keys: readonly string[] = [],
  steps = 0,
): Resolved {
  if (!node || steps > MOST_STEPS) return null
  const next = (inner: unknown, more = keys) => resolveSql(asNode(inner), module, more, steps + 1)
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return keys.length === 0 && (node.type !== 'Literal' || typeof node.value === 'string')
        ? [textOf(node, module)]
        : null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return next(node.expression)
    case 'ConditionalExpression':
      return all([next(node.consequent), next(node.alternate)])
    case 'LogicalExpression':
      return all([next(node.left), next(node.right)])
    case 'Identifier':
      return resolveName(nameOf(node), module, keys, steps + 1, node.start)
    case 'MemberExpression':
      return next(node.object, [node.computed ? '*' : nameOf(asNode(node.property)), ...keys])
    case 'CallExpression':
      return resolveCall(node, module, keys, steps + 1)
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return null
    case 'ObjectExpression':
      return resolveProperty(node, module, keys, steps + 1)
    case 'ArrayExpression':
      return all(asNodes(node.elements).map((element) => next(element, keys.slice(1))))
    default:
      return null
  }
}

function resolveProperty(node: Node, module: Module, keys: readonly string[], steps: number): Resolved {
  const [key, ...rest] = keys
  if (key === undefined) return null
  const own = asNodes(node.properties).filter(
    (property) => property.type === 'Property' && (key === '*' || nameOf(asNode(property.key)) === key),
  )
  if (own.length > 0) return all(own.map(({ value }) => resolveSql(value as Node, module, rest, steps)))
  const spread = asNodes(node.properties).filter(({ type }) => type === 'SpreadElement')
  return all(spread.map(({ argument }) => resolveSql(asNode(argument), module, keys, steps)))
}

const names = new WeakMap<Module, Map<string, Resolved>>()

/** Cached, and unknown while it is being resolved: a name that refers to itself is known only at run time. */
function resolveName(
  name: string,
  module: Module,
  keys: readonly string[],
  steps: number,
  place?: number,
): Resolved {
  const bindings = bindingsAt(module, name, place)
  const own = names.get(module) ?? new Map<string, Resolved>()
  names.set(module, own)
  const key = [name, bindings[0]?.scope.start, ...keys].join(' ')
  const known = own.get(key)
  if (known !== undefined) return known
  own.set(key, null)
  const resolved = steps > MOST_STEPS ? null : findName(name, module, bindings, keys, steps)
  own.set(key, resolved)
  return resolved
}

function findName(
  name: string,
  module: Module,
  bindings: readonly Binding[],
  keys: readonly string[],
  steps: number,
): Resolved {
  if (bindings.length > 0)
    return all(bindings.map((binding) => resolveBinding(binding, module, keys, steps + 1)))
  const imported = module.imports.get(name)
  const target = imported && followExport(imported)
  const home = target && readModule(target.file)
  return home ? resolveName(target.name, home, keys, steps + 1) : null
}

function resolveBinding(binding: Binding, module: Module, keys: readonly string[], steps: number): Resolved {
  const within = [...binding.keys, ...keys]
  if (binding.value)
    return resolveSql(binding.value, module, binding.each ? ['*', ...within] : within, steps + 1)
  return (
    (binding.type && resolveType(binding.type, module, within, steps + 1)) ??
    resolveArguments(binding, module, within, steps + 1)
  )
}

/** A parameter of a function that is only called in its own file: the arguments of the calls. */
function resolveArguments(
  { parameter }: Binding,
  module: Module,
  keys: readonly string[],
  steps: number,
): Resolved {
  if (!parameter || module.exported.has(parameter.of)) return null
  const calls = module.calls.get(parameter.of) ?? []
  return all(calls.map((args) => resolveSql(args[parameter.at], module, keys, steps)))
}

/** Array functions that return elements unchanged. */
const HANDS_ON = new Set(['slice', 'filter', 'toSorted', 'toReversed', 'concat'])

function resolveCall(node: Node, module: Module, keys: readonly string[], steps: number): Resolved {
  const callee = asNode(node.callee)
  if (callee?.type === 'MemberExpression' && HANDS_ON.has(nameOf(asNode(callee.property))))
    return resolveSql(asNode(callee.object), module, keys, steps)
  if (callee?.type !== 'Identifier') return null
  const name = nameOf(callee)
  const imported = module.imports.get(name)
  const target = imported && followExport(imported)
  const home = imported ? target && readModule(target.file) : module
  if (!home) return null
  const functions = (target ? bindingsAt(home, target.name) : bindingsAt(home, name, callee.start)).map(
    ({ value }) => value,
  )
  return all(functions.map((made) => resolveAnswer(made, home, keys, steps)))
}

/** The return value of a function. */
function resolveAnswer(
  made: Node | undefined,
  module: Module,
  keys: readonly string[],
  steps: number,
): Resolved {
  const body = asNode(made?.body)
  if (!made || !/Function/.test(made.type) || made.async || !body) return null
  if (body.type !== 'BlockStatement') return resolveSql(body, module, keys, steps)
  return all([...returnsOf(body)].map((argument) => resolveSql(argument, module, keys, steps)))
}

function* returnsOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* returnsOf(item)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  const node = value as Node
  if (node.type === 'ReturnStatement' && node.argument) yield node.argument as Node
  if (/Function/.test(node.type)) return
  for (const inner of Object.values(node)) if (typeof inner === 'object') yield* returnsOf(inner)
}

/** The literals that a type allows. */
function resolveType(
  type: Node | null | undefined,
  module: Module,
  keys: readonly string[],
  steps: number,
): Resolved {
  if (!type || steps > MOST_STEPS) return null
  const next = (inner: unknown, more = keys) => resolveType(asNode(inner), module, more, steps + 1)
  switch (type.type) {
    case 'TSLiteralType':
      return keys.length === 0 ? resolveSql(asNode(type.literal), module, [], steps) : null
    case 'TSUnionType':
      return all(asNodes(type.types).map((one) => next(one)))
    case 'TSTypeAnnotation':
      return next(type.typeAnnotation)
    case 'TSTypeLiteral':
    case 'TSInterfaceBody': {
      const [key, ...rest] = keys
      const members = asNodes(type.members ?? type.body)
      return next(members.find((member) => nameOf(asNode(member.key)) === key)?.typeAnnotation, rest)
    }
    case 'TSTypeOperator':
      return keysOf(asNode(type.typeAnnotation), module)
    case 'TSTypeReference':
      return resolveTypeName(nameOf(asNode(type.typeName)), module, keys, steps + 1)
    default:
      return null
  }
}

function resolveTypeName(name: string, module: Module, keys: readonly string[], steps: number): Resolved {
  const [home, own] = homeOfType(name, module)
  return own ? resolveType(own, home, keys, steps) : null
}

function homeOfType(name: string, module: Module): [Module, Node | undefined] {
  const own = module.types.get(name)
  const imported = module.imports.get(name)
  if (own || !imported) return [module, own]
  const target = followExport(imported)
  const home = target && readModule(target.file)
  return home ? [home, home.types.get(target.name)] : [module, undefined]
}

/** `keyof` of an interface: its keys as texts. */
function keysOf(type: Node | null | undefined, module: Module): Resolved {
  const [home, own] =
    type?.type === 'TSTypeReference' ? homeOfType(nameOf(asNode(type.typeName)), module) : [module, type]
  const members = asNodes(own?.members ?? own?.body)
  if (members.length === 0) return null
  return members.map((member) => ({
    text: nameOf(asNode(member.key)),
    module: home,
    line: lineOf(home, member.start),
    holes: [],
  }))
}
