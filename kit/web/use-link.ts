import { mayUse } from './access.ts'
import { type HrefArgs, href, needsOf, type RouteName } from './navigation.ts'
import { useSession } from './session.ts'

/** The address of a route, or undefined if the user may not open its screen. */
export type LinkTo = <Name extends RouteName>(name: Name, ...args: HrefArgs<Name>) => string | undefined

/** For links that depend on the access of their screens: `const linkTo = useLink(); linkTo('e-leave.add', {}, { employee: 7 })`. */
export function useLink(): LinkTo {
  const session = useSession()
  return (name, ...args) => (mayUse(session, needsOf(name)) ? href(name, ...args) : undefined)
}
