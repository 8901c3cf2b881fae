import { Suspense } from 'react'
import { Link } from 'react-router'
import { mayEnterCompanies } from '#kit/contract/access-rules.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { type Session, useSession } from '#kit/web/session.ts'
import { useShellText } from '../text.ts'
import { Brand } from './Brand.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import classes from './CompanyName.module.css'

const CompanySwitcher = lazyPart(() => import('./CompanySwitcher.tsx'))

/** Whose data is shown: the company, with Champa in small letters below; for the provider Champa, and a choice of companies. */
export function CompanyName() {
  const session = useSession()
  const company = session?.user.company_name
  if (!session || (session.user.company_id === null && !company)) return <Provider session={session} />
  return (
    <Link to="/" className={classes.name}>
      <CompanyLogo name={company ?? 'Champa'} />
      <Names first={company ?? 'Champa'} second="Champa" />
    </Link>
  )
}

function Names({ first, second }: { first: string; second: string }) {
  return (
    <span className={classes.words} title={first}>
      <strong className="name">{first}</strong>
      <small className="name">{second}</small>
    </span>
  )
}

function Provider({ session }: { session: Session | null }) {
  const { switcher } = useShellText()
  const mayEnter =
    session !== null &&
    mayEnterCompanies({
      companyId: session.user.company_id,
      roles: session.roles,
      mayDo: (permission) => session.permissions.includes(permission),
    })
  return (
    <>
      <span className={classes.provider}>
        <Brand to="/" />
        <small>{switcher.provider}</small>
      </span>
      {mayEnter && (
        <Suspense fallback={<span className={classes.switcher} />}>
          <CompanySwitcher />
        </Suspense>
      )}
    </>
  )
}
