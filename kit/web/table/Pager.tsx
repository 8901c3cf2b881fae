import { ActionIcon, Group, Pagination, Select, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import classes from './table.module.css'

interface Props {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  /** Without it the size of a page is fixed. */
  onPerPage?: (perPage: number) => void
}

const SIZES = ['10', '25', '50', '100', '200']
const whole = (value: number) => formatNumber(value, 0)

/** "1–25 of 1,204", the page size and the pages. */
export function Pager({ page, perPage, total, onPage, onPerPage }: Props) {
  const text = useKitText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const pages = Math.max(1, Math.ceil(total / perPage))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  return (
    <div className={classes.pager}>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" c="dimmed" className="figures">
          {text.list.range(whole(from), whole(Math.min(total, page * perPage)), whole(total))}
        </Text>
        {onPerPage && (
          <Select
            size="xs"
            w={124}
            data={SIZES.map((value) => ({ value, label: `${value} ${text.list.perPage}` }))}
            value={String(perPage)}
            onChange={(value) => value && onPerPage(Number(value))}
            allowDeselect={false}
            aria-label={text.list.perPage}
            visibleFrom="xs"
          />
        )}
      </Group>
      {pages > 1 && isPhone && (
        <Group gap="sm" wrap="nowrap">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text.action.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={20} />
          </ActionIcon>
          <Text size="sm" className="figures">
            {whole(Math.min(page, pages))} / {whole(pages)}
          </Text>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text.action.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={20} />
          </ActionIcon>
        </Group>
      )}
      {pages > 1 && !isPhone && (
        <Pagination
          size="sm"
          total={pages}
          value={Math.min(page, pages)}
          onChange={onPage}
          getItemProps={(item) => ({ 'aria-label': text.list.page(String(item)) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? text.action.next : text.action.previous,
          })}
        />
      )}
    </div>
  )
}
