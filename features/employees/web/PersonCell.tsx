import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import type { Column } from '#kit/web/table/column.ts'
import type { ActorFace } from '../contract/person.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import classes from './PersonCell.module.css'

export interface Person {
  id: number
  /** In the language of the reader. */
  name: string
  /** In the other script; '' if there is none. */
  other?: string | undefined
  number?: string | undefined
  picture?: number | null | undefined
}

interface Props extends Person {
  size?: number
  /** The name leads to the page of the employee. */
  isLink?: boolean
}

/** The one way to show an employee: picture or initials, the name in the reader's script, below it the other script and the number. */
export function PersonCell({ id, name, other = '', number = '', picture = null, size = 32, isLink }: Props) {
  const mayOpen = useMay()('view-employee') && isLink
  return (
    <span className={classes.person}>
      <PersonAvatar id={id} picture={picture} name={name} other={other} size={size} />
      <span className={classes.names}>
        {mayOpen ? (
          <Link className={classes.name} to={href('employee.show', { employee_id: id })}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {(other || number) && (
          <span className={classes.other}>
            {/* Copied rows have one name. */}
            {other && <span data-aside>{number ? `${other} · ` : other}</span>}
            {number}
          </span>
        )}
      </span>
    </span>
  )
}

/** A user who did something, by the name of that time: with the picture of the employee who the user is. */
export const ActorCell = ({ name, face, size = 26 }: { name: string; face: ActorFace; size?: number }) => (
  <PersonCell id={face?.id ?? 0} name={name} picture={face?.picture ?? null} size={size} />
)

/** A row with `PERSON_FIELDS`. */
export interface PersonRow {
  /** Without it, `id` is that of the employee. */
  employee_id?: number
  id?: number
  employee_name: string
  employee_other_name: string
  employee_picture: number | null
}

const personOf = (row: PersonRow): Person => ({
  id: row.employee_id ?? row.id ?? 0,
  name: row.employee_name,
  other: row.employee_other_name,
  picture: row.employee_picture,
})

/** The cell and the phone row of an employee, for a column of a list or report. */
export const personLookOf = <Row,>(read: (row: Row) => Person) => ({
  cell: (row: Row): ReactNode => <PersonCell {...read(row)} />,
  phone: {
    lead: (row: Row) => {
      const { id, name, other, picture } = read(row)
      return (
        <PersonAvatar id={id} picture={picture ?? null} name={name} {...(other && { other })} size={40} />
      )
    },
    title: (row: Row) => read(row).name,
  },
})

/** The same for rows with `PERSON_FIELDS`. */
export const PERSON_LOOK = personLookOf(personOf)

/** The column of the employee in a list with `PERSON_FIELDS`; its rows are sorted by the displayed name. */
export function personColumn<Row extends PersonRow>(
  title: string,
  /** The second line on a phone; default: the first filled columns. */
  facts?: (row: Row) => ReactNode,
): Column<Row> {
  return personColumnOf<Row>('employee_name', title, personOf, facts)
}

/** The same for rows that name the employee in another way. */
export function personColumnOf<Row>(
  key: string,
  title: string,
  read: (row: Row) => Person,
  /** The second line on a phone; default: the first filled columns. */
  facts?: (row: Row) => ReactNode,
): Column<Row> {
  const { cell, phone } = personLookOf(read)
  return { key, title, primary: true, cell, phone: { ...phone, ...(facts && { facts }) } }
}
