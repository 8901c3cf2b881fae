import type * as contract from '#features/companies/contract.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { Flower } from './Brand.tsx'
import { CompanyMark } from './CompanyMark.tsx'
import classes from './CompanyName.module.css'

const access = 'session'
const showLogo = routeHead<typeof contract.showLogo>({ method: 'GET', path: '/company/logo', access })
const showLogoFile = routeHead<typeof contract.showLogoFile>({
  method: 'GET',
  path: '/company/logo/file',
  access,
})

interface Props {
  name: string
  size?: number
  /** Without a logo the flower stands there instead of the first letter. */
  isFlower?: boolean
}

/** The logo of the user's company, or the first letter of its name. */
export function CompanyLogo({ name, size = 34, isFlower = false }: Props) {
  const logo = useRoute(showLogo).data?.data.logo ?? null
  const src = useStoredImage(showLogoFile, {}, logo)
  if (src) return <img className={classes.logo} style={{ height: size }} src={src} alt="" />
  return isFlower ? <Flower size={size} /> : <CompanyMark name={name} size={size} />
}
