import { Link, Outlet } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { href } from '#kit/web/navigation.ts'
import { useFrameText } from '../frame-text.ts'
import { Brand } from '../parts/Brand.tsx'
import classes from './PublicLayout.module.css'

/** Pages for candidates and visitors, without a session. */
export default function PublicLayout() {
  const text = useFrameText()
  return (
    <div className={classes.shell}>
      <header className={classes.top}>
        <Brand />
        <LanguageSwitch label={text.language} />
      </header>
      <main id="content" tabIndex={-1} className={classes.wide}>
        <Outlet />
      </main>
      <footer className={classes.foot}>
        <Link to={href('privacy.policy')}>{text.privacy}</Link>
      </footer>
    </div>
  )
}
