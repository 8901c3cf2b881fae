import type * as contract from '#features/companies/contract.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { CompanyMark } from './CompanyMark.tsx'
import classes from './CompanyName.module.css'

const access = { anyOf: [], side: 'company' } as const
const showLogo = routeHead<typeof contract.showLogo>({ method: 'GET', path: '/company/logo', access })
const showLogoFile = routeHead<typeof contract.showLogoFile>({
  method: 'GET',
  path: '/company/logo/file',
  access,
})

/** The logo of the user's company, or the first letter of its name. */
export function CompanyLogo({ name }: { name: string }) {
  const logo = useRoute(showLogo).data?.data.logo ?? null
  const src = useStoredImage(showLogoFile, {}, logo)
  return src ? <img className={classes.logo} src={src} alt="" /> : <CompanyMark name={name} />
}
