import '#kit/web/styles/desk.ts'
import { Container, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ColourSwitch } from '../parts/ColourSwitch.tsx'
import { FieldParts } from './FieldParts.tsx'
import classes from './gallery.module.css'
import { ListParts } from './ListParts.tsx'
import { ButtonParts, CalendarParts, FigureParts, NoticeParts } from './ShownParts.tsx'
import { TokenParts } from './TokenParts.tsx'
import { useWords } from './words.ts'

/** All components of the kit on one page, for visual checks, on a desk or in the frame of a phone. Development only. */
export default function Gallery() {
  const words = useWords()
  const [width, setWidth] = useState('desk')
  return (
    <Container size="xl" py="lg">
      <PageHeader
        title={words.title}
        text={words.intro}
        breadcrumbs={[{ label: words.home, to: '/' }, { label: words.title }]}
        actions={
          <>
            <LanguageSwitch label="ພາສາ · Language" />
            {window.top === window && (
              <SegmentedControl
                aria-label={`${words.desk}, ${words.phone}`}
                value={width}
                onChange={setWidth}
                data={[
                  { value: 'desk', label: words.desk },
                  { value: 'phone', label: words.phone },
                ]}
              />
            )}
          </>
        }
      />
      {width === 'phone' ? (
        <iframe src={location.pathname} title={words.phone} className={classes.frame} />
      ) : (
        <Stack gap="xl">
          <Group>
            <ColourSwitch />
          </Group>
          <TokenParts />
          <ButtonParts />
          <FieldParts />
          <FigureParts />
          <NoticeParts />
          <CalendarParts />
          <ListParts />
        </Stack>
      )}
    </Container>
  )
}
