import { Button, Paper, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { SendFile } from '#kit/web/import/SendFile.tsx'
import { href } from '#kit/web/navigation.ts'
import { downloadImportTemplate, MAX_IMPORT_ROWS, uploadEmployees } from '../../contract.ts'
import classes from './import.module.css'
import { RefusedFile } from './RefusedFile.tsx'
import { useImportText } from './text.ts'

/** The template, and the upload. */
export function ImportUpload({ onChecked }: { onChecked: (id: number) => void }) {
  const text = useImportText()
  return (
    <div className={classes.steps}>
      <Paper className={classes.step}>
        <Title order={2} size="h3">
          {text.step.template}
        </Title>
        <Text c="dimmed">{text.templateText}</Text>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => void download(downloadImportTemplate).catch(toastError)}
          >
            {text.template}
          </Button>
        </div>
        <Text c="dimmed">{text.exportText}</Text>
        <div>
          <Button component={Link} to={href('employee.export')} variant="default">
            {text.export}
          </Button>
        </div>
      </Paper>
      <Paper className={classes.step}>
        <Title order={2} size="h3">
          {text.step.file}
        </Title>
        <SendFile
          route={uploadEmployees}
          label={text.file}
          limits={text.limits(formatNumber(MAX_IMPORT_ROWS, 0))}
          checkingNote={text.checkingNote}
          onChecked={({ data }) => onChecked(data.id)}
          explain={(error) => <RefusedFile error={error} />}
        />
      </Paper>
    </div>
  )
}
