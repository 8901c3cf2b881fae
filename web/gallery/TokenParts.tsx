import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import classes from './gallery.module.css'
import { Part } from './Part.tsx'
import { useWords } from './words.ts'

const SIZES = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl'] as const
const WEIGHTS = [400, 500, 600, 700] as const
const HUES = ['leaf', 'champa', 'blue', 'clay', 'plum', 'slate', 'rose'] as const

/** The values of the design: type, space, elevation, radius, data colours and the woven band. */
export function TokenParts() {
  const words = useWords()
  return (
    <>
      <div className={`${classes.band} woven`} />
      <Part title={words.type}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Stack gap="xs">
            {SIZES.map((size) => (
              <Text key={size} size={size}>
                {size} {words.sample}
              </Text>
            ))}
          </Stack>
          <Stack gap="xs">
            {WEIGHTS.map((weight) => (
              <Text key={weight} fw={weight}>
                {weight} {words.sample}
              </Text>
            ))}
          </Stack>
        </SimpleGrid>
      </Part>
      <Part title={words.space}>
        <Group gap="lg" align="flex-end">
          {SIZES.map((size) => (
            <Stack key={size} gap={4} align="center">
              <div className={classes.space} style={{ width: `var(--mantine-spacing-${size})` }} />
              <Text size="xxs">{size}</Text>
            </Stack>
          ))}
        </Group>
      </Part>
      <Part title={words.elevation}>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="lg">
          {(['xs', 'md', 'xl'] as const).map((shadow, at) => (
            <Paper key={shadow} shadow={shadow} radius={(['sm', 'md', 'lg'] as const)[at] ?? 'md'} p="lg">
              {at + 1}
            </Paper>
          ))}
        </SimpleGrid>
      </Part>
      <Part title={words.data}>
        <div className={classes.hues}>
          {HUES.map((hue) => (
            <div key={hue} className={classes.hue} style={{ background: `var(--champa-data-${hue}-ground)` }}>
              <i style={{ background: `var(--champa-data-${hue})` }} />
              <span style={{ color: `var(--champa-data-${hue}-text)` }}>{hue}</span>
            </div>
          ))}
          <div className={classes.hero}>hero</div>
        </div>
      </Part>
    </>
  )
}
