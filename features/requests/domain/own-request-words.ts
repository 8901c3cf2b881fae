import type { FeatureWords } from '#kit/contract/feature-words.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { OwnRequest } from '../contract/define-own-request.ts'

/** How the activity log displays the records of a kind with a form of its own. */
export function ownRequestWords({ kind, title, view, names, fields }: OwnRequest): FeatureWords {
  const labels = (language: Language) => ({
    entities: { [kind]: title[language] },
    fields: Object.fromEntries(
      names.map((name) => [`${kind}.${name}`, fields[name]?.label[language] ?? name]),
    ),
  })
  const personal = names.filter((name) => fields[name]?.isPersonal)
  return {
    log: { la: labels('la'), en: labels('en') },
    needs: Object.fromEntries(personal.map((name) => [`${kind}.${name}`, view])),
  }
}
