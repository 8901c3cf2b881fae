import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { type Node, type SqlText, stringsIn } from '../sql-literals.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** An export of a file; `*` means all of them. */
export interface Target {
  file: string
  name: string
}

interface Scope {
  start: number
  end: number
}

/** The meaning of a name in a file. `keys` are taken from its value, nested (`const { a: [b] } = …`). */
export interface Binding {
  /** The range of the function that contains the binding; for the file itself from 0 to infinity. */
  scope: Scope
  keys: readonly string[]
  /** The expression of its value; with `each`, the value is one of its elements. */
  value?: Node
  each?: boolean
  /** A parameter: its declared type, and the function with the index of the parameter if both have a name. */
  type?: Node
  parameter?: { of: string; at: number }
}

/** A source file with the meanings of its names. Blocks are not distinguished: within a function a name has all its bindings. */
export interface Module {
  file: string
  source: string
  strings: readonly SqlText[]
  bindings: ReadonlyMap<string, readonly Binding[]>
  /** Aliases, interfaces and constraints of type parameters. */
  types: ReadonlyMap<string, Node>
  imports: ReadonlyMap<string, Target>
  /** Re-exported names of other files; `*` for all of them. */
  handedOn: ReadonlyMap<string, readonly Target[]>
  /** Names that other files can import. */
  exported: ReadonlySet<string>
  /** The `from` of declared lists that is not a plain text. */
  froms: readonly Node[]
  /** The arguments of each call of a function by its name, of a method by `.name`. */
  calls: ReadonlyMap<string, readonly (readonly Node[])[]>
}

const nodeOf = (value: unknown) => value as Node | null | undefined
const nodesOf = (value: unknown) => (value ?? []) as Node[]
export const nameOf = (node: Node | null | undefined): string =>
  String(node?.name ?? (node?.type === 'Literal' ? node.value : ''))

function calleeOf(call: Node): string {
  const callee = call.callee as Node
  return callee.type === 'MemberExpression' ? `.${nameOf(nodeOf(callee.property))}` : nameOf(callee)
}

const modules = new Map<string, Module>()

/** The module of a file, relative to the repository; null if there is no such file. */
export function readModule(file: string): Module | null {
  const read = modules.get(file)
  if (read) return read
  if (!existsSync(path.join(ROOT, file))) return null
  const module = parseModule(file, readFileSync(path.join(ROOT, file), 'utf8'))
  modules.set(file, module)
  return module
}

/** The modules of the server's code: no tests, no screens, no texts. */
export function readServerModules(): Module[] {
  return globSync('{engines,features,kit,server}/**/*.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTest(file) && !/\/(web|locales)\//.test(file))
    .sort()
    .flatMap((file) => readModule(file) ?? [])
}

export const isTest = (file: string): boolean =>
  /\.test(-data|-support)?\.tsx?$|\/testing\/|\/testing\.ts$/.test(file)

/** The bindings of a name at a position of the file: those of the innermost function that has it. Without a position, those of the file itself. */
export function bindingsAt(module: Module, name: string, place?: number): readonly Binding[] {
  const size = ({ scope }: Binding) => scope.end - scope.start
  const all = module.bindings.get(name) ?? []
  const seen = all.filter(({ scope }) =>
    place === undefined
      ? scope.start === 0 && scope.end === Number.POSITIVE_INFINITY
      : scope.start <= place && place < scope.end,
  )
  const least = Math.min(...seen.map(size))
  return seen.filter((binding) => size(binding) === least)
}

/** The line of a position in a file, counted from 1. */
export const lineOf = ({ source }: Pick<Module, 'source'>, place: number): number =>
  source.slice(0, place).split('\n').length

/** Parses a module from its text; `file` resolves its imports. */
export function parseModule(file: string, source: string): Module {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const collected = new Collector(file)
  collected.walk(program)
  return { file, source, strings: [...stringsIn(program)], ...collected.found }
}

class Collector {
  readonly found = {
    bindings: new Map<string, Binding[]>(),
    types: new Map<string, Node>(),
    imports: new Map<string, Target>(),
    handedOn: new Map<string, Target[]>(),
    exported: new Set<string>(),
    froms: [] as Node[],
    calls: new Map<string, Node[][]>(),
  }
  readonly #file: string
  /** The functions around the current node, the innermost last. */
  readonly #scopes: Node[] = []
  /** The constants with values. */
  readonly #names = new Map<Node, string>()

  constructor(file: string) {
    this.#file = file
  }

  walk(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.walk(item)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    const isFunction = /Function/.test(node.type) && Array.isArray(node.params)
    if (node.type === 'FunctionDeclaration') this.#bind(nodeOf(node.id), { keys: [], value: node })
    if (isFunction) this.#scopes.push(node)
    this.#read(node)
    for (const inner of Object.values(node)) if (typeof inner === 'object') this.walk(inner)
    if (isFunction) this.#scopes.pop()
  }

  #read(node: Node): void {
    if (node.type === 'ImportDeclaration') this.#import(node)
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') this.#export(node)
    if (node.type === 'VariableDeclarator' && node.init)
      this.#bind(nodeOf(node.id), { keys: [], value: node.init as Node })
    if (node.type === 'ForOfStatement')
      for (const { id } of nodesOf((node.left as Node).declarations))
        this.#bind(nodeOf(id), { keys: [], value: node.right as Node, each: true })
    if (node.type === 'TSTypeAliasDeclaration')
      this.found.types.set(nameOf(nodeOf(node.id)), node.typeAnnotation as Node)
    if (node.type === 'TSInterfaceDeclaration')
      this.found.types.set(nameOf(nodeOf(node.id)), node.body as Node)
    if (node.type === 'TSTypeParameter' && node.constraint)
      this.found.types.set(nameOf(nodeOf(node.name)), node.constraint as Node)
    if (node.type === 'CallExpression') {
      const callee = calleeOf(node)
      if (callee)
        this.found.calls.set(callee, [...(this.found.calls.get(callee) ?? []), nodesOf(node.arguments)])
    }
    if (node.type === 'ObjectExpression') this.#declaredList(node)
    if (/Function/.test(node.type) && Array.isArray(node.params)) this.#function(node)
  }

  /** A declared list has tables (`from`), a key and conditions. */
  #declaredList(node: Node): void {
    const properties = new Map(
      nodesOf(node.properties).map((property) => [nameOf(nodeOf(property.key)), nodeOf(property.value)]),
    )
    const from = properties.get('from')
    if (from && properties.has('key') && properties.has('where') && !/Literal$/.test(from.type))
      this.found.froms.push(from)
  }

  #function(node: Node): void {
    const name = nameOf(nodeOf(node.id)) || (this.#names.get(node) ?? '')
    nodesOf(node.params).forEach((param, at) => {
      const pattern = param.type === 'AssignmentPattern' ? (param.left as Node) : param
      const type = nodeOf(nodeOf(pattern.typeAnnotation)?.typeAnnotation)
      this.#bind(pattern, {
        keys: [],
        ...(type && { type }),
        ...(name && { parameter: { of: name, at } }),
      })
    })
  }

  #bind(pattern: Node | null | undefined, binding: Omit<Binding, 'scope'>): void {
    if (!pattern) return
    if (pattern.type === 'AssignmentPattern') this.#bind(nodeOf(pattern.left), binding)
    if (pattern.type === 'Identifier') {
      const name = nameOf(pattern)
      if (binding.value && !binding.each && binding.keys.length === 0) this.#names.set(binding.value, name)
      const scope: Scope = this.#scopes.at(-1) ?? { start: 0, end: Number.POSITIVE_INFINITY }
      this.found.bindings.set(name, [...(this.found.bindings.get(name) ?? []), { ...binding, scope }])
    }
    if (pattern.type === 'ObjectPattern')
      for (const property of nodesOf(pattern.properties))
        if (property.type === 'Property')
          this.#bind(nodeOf(property.value), {
            ...binding,
            keys: [...binding.keys, nameOf(nodeOf(property.key))],
          })
    if (pattern.type === 'ArrayPattern')
      nodesOf(pattern.elements).forEach((element, at) => {
        this.#bind(element, { ...binding, keys: [...binding.keys, String(at)] })
      })
  }

  #target(source: unknown): string | null {
    const specifier = String(nodeOf(source)?.value ?? '')
    if (specifier.startsWith('#')) return specifier.slice(1)
    if (!specifier.startsWith('.')) return null
    return path.posix.normalize(path.posix.join(path.posix.dirname(this.#file), specifier))
  }

  #import(node: Node): void {
    const file = this.#target(node.source)
    if (!file) return
    for (const specifier of nodesOf(node.specifiers)) {
      const imported = specifier.type === 'ImportSpecifier' ? nameOf(nodeOf(specifier.imported)) : 'default'
      const name = specifier.type === 'ImportNamespaceSpecifier' ? '*' : imported
      this.found.imports.set(nameOf(nodeOf(specifier.local)), { file, name })
    }
  }

  #export(node: Node): void {
    const file = this.#target(node.source)
    const handOn = (name: string, target: Target) =>
      this.found.handedOn.set(name, [...(this.found.handedOn.get(name) ?? []), target])
    if (node.type === 'ExportAllDeclaration' && file) handOn('*', { file, name: '*' })
    for (const specifier of nodesOf(node.specifiers)) {
      const name = nameOf(nodeOf(specifier.exported))
      this.found.exported.add(name)
      if (file) handOn(name, { file, name: nameOf(nodeOf(specifier.local)) })
    }
    const declaration = nodeOf(node.declaration)
    if (declaration?.id) this.found.exported.add(nameOf(nodeOf(declaration.id)))
    for (const { id } of nodesOf(declaration?.declarations)) this.found.exported.add(nameOf(nodeOf(id)))
  }
}

/** The file in which an export is declared, following re-exports. */
export function followExport({ file, name }: Target, depth = 0): Target | null {
  const module = readModule(file)
  if (!module || depth > 8) return null
  if (module.bindings.has(name) || module.types.has(name)) return { file, name }
  for (const target of module.handedOn.get(name) ?? []) {
    const found = followExport(target, depth + 1)
    if (found) return found
  }
  for (const target of module.handedOn.get('*') ?? []) {
    const found = followExport({ ...target, name }, depth + 1)
    if (found) return found
  }
  return null
}
