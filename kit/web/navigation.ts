import { generatePath, type NavigateOptions, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Language } from '#kit/contract/scalars.ts'
import type { Needs } from './needs.ts'

/**
 * The web shell declares its routes here (`declare module`), so that `href` has types for every route and its
 * parameters.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the shell
export interface RouteRegister {}

type Registered = RouteRegister extends { routes: infer R } ? R : Record<string, { path: string }>
export type RouteName = keyof Registered & string
/** The titles of screens in menus, the command palette and the browser's tab, by route name. */
export type RouteTitles = Readonly<Partial<Record<RouteName, Readonly<Record<Language, string>>>>>

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type PathOf<Name extends RouteName> = Registered[Name] extends { path: infer Path } ? Path : string
export type RouteParams<Name extends RouteName> = { [Key in ParamNames<PathOf<Name>>]: string | number }
type Query = Record<string, string | number | undefined>
export type HrefArgs<Name extends RouteName> = [ParamNames<PathOf<Name>>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: RouteParams<Name>, query?: Query]

interface AnyRoute {
  path: string
  needs?: Needs
}

let paths: Record<string, AnyRoute> = {}

/** Called once by the shell, before rendering. */
export function registerRoutes(table: Record<string, AnyRoute>): void {
  paths = table
}

/** The access that the screen of a route requires. */
export const needsOf = (name: RouteName): Needs => paths[name]?.needs ?? {}

/** The address of a route by its name: `href('employee.edit', { employee_id: 7 })`. */
export function href<Name extends RouteName>(name: Name, ...[params, query]: HrefArgs<Name>): string {
  const route = paths[name]
  if (!route) throw new Error(`There is no route named ${name}`)
  const text = Object.entries(params ?? {}).map(([key, value]) => [key, String(value)])
  const path = generatePath(route.path, Object.fromEntries(text))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  return search.size ? `${path}?${search}` : path
}

/** `const go = useGo(); go('employee.edit', { employee_id: 7 })` */
export function useGo(): <Name extends RouteName>(name: Name, ...args: HrefArgs<Name>) => void {
  const navigate = useNavigate()
  return (name, ...args) => void navigate(href(name, ...args))
}

/** Like `useGo`, but replaces the current entry of the browser's history. */
export function useReplace(): <Name extends RouteName>(name: Name, ...args: HrefArgs<Name>) => void {
  const navigate = useNavigate()
  const options: NavigateOptions = { replace: true }
  return (name, ...args) => void navigate(href(name, ...args), options)
}

/** A parameter of the address as an id; NaN if it is not an integer (the call then answers 404 or 422). */
export function useIdParam(name: string): number {
  const text = useParams()[name] ?? ''
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** A parameter after the question mark as an id: `?employee=7`; null without one or if it is not an integer. */
export function useIdQuery(name: string): number | null {
  const text = useSearchParams()[0].get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
