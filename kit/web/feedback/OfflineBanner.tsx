import { useLanguage } from '../i18n/language.ts'
import { useOnline } from '../online.ts'
import classes from './OfflineBanner.module.css'

/* Contains both languages and is part of the first load, because nothing can be loaded without a network. */
const TEXT = {
  la: 'ບໍ່ມີອິນເຕີເນັດ ຂໍ້ມູນອາດບໍ່ແມ່ນຫຼ້າສຸດ',
  en: 'No connection. What you see may be out of date.',
}

/** Says that the device has no network, and goes when it is back. */
export function OfflineBanner() {
  const text = TEXT[useLanguage()]
  if (useOnline()) return null
  return (
    <div className={classes.banner} role="status">
      {text}
    </div>
  )
}
