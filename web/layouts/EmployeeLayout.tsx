import { type ReactNode, Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { useUnread } from '#features/notices/web/parts.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { useFirstTitles } from '../first-titles.ts'
import { useFrameText } from '../frame-text.ts'
import { AccountButton } from '../parts/AccountButton.tsx'
import { Booting } from '../parts/Booting.tsx'
import { BottomBar } from '../parts/BottomBar.tsx'
import { Brand, Flower } from '../parts/Brand.tsx'
import { routes } from '../routes.ts'
import classes from './EmployeeLayout.module.css'

// Not before the first screen: a phone's first load is small.
const CompanyLogo = lazyPart(async () => ({
  default: (await import('../parts/CompanyLogo.tsx')).CompanyLogo,
}))

/**
 * Employees: for one-handed use of a phone, with the navigation at the bottom; on a desk it is on the left. The top bar
 * shows the company, the language and the user.
 */
export default function EmployeeLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const frame = useFrameText()
  const unread = useUnread()
  const company = useSession()?.user.company_name
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {frame.skip}
      </a>
      <header className={`${classes.top} woven`}>
        <Brand
          to="/"
          size={28}
          {...(company && {
            company,
            logo: (
              <Suspense fallback={<Flower size={28} />}>
                <CompanyLogo name={company} size={28} isFlower />
              </Suspense>
            ),
          })}
        />
        <div className={classes.end}>
          <LanguageSwitch label={frame.language} />
          <Link
            to={routes['notices.index'].path}
            className={classes.bell}
            aria-label={`${useFirstTitles()['notices.index']} ${unread || ''}`}
            data-unread={unread || undefined}
          />
          <AccountButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Suspense fallback={<Booting />}>{children}</Suspense>
      </main>
      <BottomBar />
    </div>
  )
}
