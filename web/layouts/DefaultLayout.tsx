import { Outlet } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { useFrameText } from '../frame-text.ts'
import { Brand } from '../parts/Brand.tsx'
import classes from './PublicLayout.module.css'

/** Name and language at the top, one narrow column below. */
export default function DefaultLayout() {
  const frame = useFrameText()
  return (
    <>
      <header className={classes.top}>
        <Brand to="/" />
        <LanguageSwitch label={frame.language} />
      </header>
      <main id="content" tabIndex={-1} className={classes.narrow}>
        <Outlet />
      </main>
    </>
  )
}
