import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { AccountButton } from '../parts/AccountButton.tsx'
import { Booting } from '../parts/Booting.tsx'
import { BottomBar } from '../parts/BottomBar.tsx'
import { Brand } from '../parts/Brand.tsx'
import { useShellText } from '../text.ts'
import classes from './EmployeeLayout.module.css'

/** Employees: for one-handed use of a phone. The bottom bar is the navigation, the top bar shows user and language. */
export default function EmployeeLayout() {
  const { bar } = useShellText()
  return (
    <div className={classes.shell}>
      <header className={classes.top}>
        <Brand to="/" size={28} />
        <div className={classes.end}>
          <LanguageSwitch label={bar.language} />
          <AccountButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Suspense fallback={<Booting />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar />
    </div>
  )
}
