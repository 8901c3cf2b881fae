import { Outlet } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { Brand } from '../parts/Brand.tsx'
import { useShellText } from '../text.ts'
import classes from './PublicLayout.module.css'

/** Name and language at the top, one narrow column below. */
export default function DefaultLayout() {
  const { bar } = useShellText()
  return (
    <>
      <header className={classes.top}>
        <Brand to="/" />
        <LanguageSwitch label={bar.language} />
      </header>
      <main id="content" tabIndex={-1} className={classes.narrow}>
        <Outlet />
      </main>
    </>
  )
}
