import { defineMasterData } from '#kit/contract/master-data.ts'
import type { Declaration } from '#kit/contract/master-data-declaration.ts'
import { description, type Fields, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../../locales/lists.ts'

type NameList = Pick<Declaration, 'name' | 'permission' | 'seenBy' | 'usedIn'> &
  Partial<Pick<Declaration, 'path' | 'edit'>>

/** Declares a list of names of each company by the route of its screen. Its path is that of the route by default. */
export const defineNames = (route: keyof typeof listTexts, options: NameList) =>
  declare(route, options, { name: name() })

/** Declares a list of names with descriptions. */
export const defineDescribedNames = (route: keyof typeof listTexts, options: NameList) =>
  declare(route, options, { name: name(), description: description() })

function declare<const F extends Fields>(route: keyof typeof listTexts, options: NameList, fields: F) {
  const path = `/${route.replace(/\.index$/, '')}`
  return defineMasterData({
    ...listTexts[route],
    ...{ path, edit: 'edit-organisation', ...options },
    owner: 'company',
    route,
    fields,
  })
}
