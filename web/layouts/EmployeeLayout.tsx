import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { useSession } from '#kit/web/session.ts'
import { useFrameText } from '../frame-text.ts'
import { AccountButton } from '../parts/AccountButton.tsx'
import { Booting } from '../parts/Booting.tsx'
import { BottomBar } from '../parts/BottomBar.tsx'
import { Brand } from '../parts/Brand.tsx'
import classes from './EmployeeLayout.module.css'

/**
 * Employees: for one-handed use of a phone, with the navigation at the bottom; on a desk it is on the left. The top bar
 * shows the company, the language and the user.
 */
export default function EmployeeLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const frame = useFrameText()
  const company = useSession()?.user.company_name
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {frame.skip}
      </a>
      <header className={`${classes.top} woven`}>
        <Brand to="/" size={28} {...(company && { company })} />
        <div className={classes.end}>
          <LanguageSwitch label={frame.language} />
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
