import classes from './CompanyName.module.css'

/** Words before the name proper. */
const KIND = /^(ບໍລິສັດ|ຫ້າງຫຸ້ນສ່ວນ|ລັດວິສາຫະກິດ|ວິສາຫະກິດ|ໂຮງແຮມ|the|company)\s+/i
/** A vowel before the first consonant belongs to its syllable. */
const FIRST = /^[ເແໂໃໄ]?\p{L}/u

/** The first letter of a company's name; with the vowel before it. */
export const initialOf = (name: string): string =>
  (FIRST.exec(name.trim().replace(KIND, '').trim())?.[0] ?? '').toUpperCase()

/** The sign of a company that has no logo: the first letter of its name. */
export function CompanyMark({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span className={classes.mark} style={{ width: size, height: size }} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
