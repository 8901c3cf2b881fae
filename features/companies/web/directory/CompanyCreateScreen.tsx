import { Alert, Button, CopyButton, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addCompany } from '../../contract.ts'
import classes from '../companies.module.css'
import { useCompanyText } from '../text.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { useDirectoryText } from './text.ts'

const EMPTY = {
  ...{ name: '', phone: '', email: '', address: '', founding_date: null, is_vat_registered: false },
  ...{ business_type_id: null, admin_name: '', admin_email: '' },
}

/** A company and its first administrator in one step. */
export default function CompanyCreateScreen() {
  const { list } = useCompanyText()
  const text = useDirectoryText()
  const go = useGo()
  const add = useMutate(addCompany)
  const form = useContractForm(addCompany.body, EMPTY)
  const [made, setMade] = useState<{ admin_email: string; admin_password: string }>()
  return (
    <>
      <PageHeader
        title={made ? text.madeTitle : text.add}
        breadcrumbs={[{ label: list.title, to: href('company.index') }, { label: text.add }]}
      />
      {made && <Made email={made.admin_email} password={made.admin_password} />}
      {!made && (
        <Paper className={classes.group}>
          <Form
            form={form}
            onCancel={() => go('company.index')}
            onSubmit={async (body) => setMade((await add.mutateAsync({ body })).data)}
          >
            <CompanyFields form={form} />
            <Title order={2} size="h3" mt="md">
              {text.admin}
            </Title>
            <Text c="dimmed">{text.adminHint}</Text>
            <FieldGrid>
              <TextInput
                label={text.adminName}
                withAsterisk
                maxLength={100}
                {...form.fields.getInputProps('admin_name')}
              />
              <TextInput
                label={text.adminEmail}
                withAsterisk
                type="email"
                maxLength={200}
                {...form.fields.getInputProps('admin_email')}
              />
            </FieldGrid>
          </Form>
        </Paper>
      )}
    </>
  )
}

function Made({ email, password }: { email: string; password: string }) {
  const text = useDirectoryText()
  return (
    <Paper className={classes.group}>
      <Alert color="leaf" role="status">
        {text.madeText}
      </Alert>
      <Stack gap="sm">
        <TextInput label={text.adminEmail} value={email} readOnly />
        <TextInput label={text.password} value={password} readOnly className="figures" />
      </Stack>
      <Group justify="flex-end">
        <CopyButton value={`${email}\n${password}`}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button component={Link} to={href('company.index')}>
          {text.toList}
        </Button>
      </Group>
    </Paper>
  )
}
