import type { Language } from '#kit/contract/scalars.ts'
import classes from './LanguageSwitch.module.css'
import { setLanguage, useLanguage } from './language.ts'

const CHOICES: readonly { language: Language; short: string; name: string; tag: string }[] = [
  { language: 'la', short: 'ລາວ', name: 'ພາສາລາວ', tag: 'lo' },
  { language: 'en', short: 'EN', name: 'English', tag: 'en' },
]

interface Props {
  label: string
  /** Full names in full width instead of ລາວ and EN. */
  wide?: boolean
}

/** Switches between Lao and English; stored on the device. Each language has its own name. */
export function LanguageSwitch({ label, wide = false }: Props) {
  const active = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and has no advantage for two buttons
    <div className={classes.switch} role="group" aria-label={label} data-wide={wide || undefined}>
      {CHOICES.map(({ language, short, name, tag }) => (
        <button
          key={language}
          type="button"
          lang={tag}
          title={name}
          aria-label={wide ? name : `${short} · ${name}`}
          aria-pressed={active === language}
          onClick={() => void setLanguage(language)}
        >
          {wide ? name : short}
        </button>
      ))}
    </div>
  )
}
