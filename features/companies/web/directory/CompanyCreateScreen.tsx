import { Radio, Skeleton, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { showConnection } from '#features/access/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addCompany } from '../../contract.ts'
import { useCompanyText } from '../text.ts'
import { CompanyCreated, type CreatedCompany } from './CompanyCreated.tsx'
import { CompanyFields, type CompanyValues } from './CompanyFields.tsx'
import { useDirectoryText } from './text.ts'

interface NewCompanyValues extends CompanyValues {
  admin_name: string
  admin_email: string
}
const EMPTY: NewCompanyValues = {
  ...{ name: '', phone: '', email: '', address: '', founding_date: null, is_vat_registered: false },
  ...{ business_type_id: null, admin_name: '', admin_email: '' },
}

/** A company and its first administrator in one step. */
export default function CompanyCreateScreen() {
  const { list } = useCompanyText()
  const text = useDirectoryText()
  const [made, setMade] = useState<CreatedCompany>()
  const connection = useRoute(showConnection)
  const mailsLinks = connection.data?.data.mails_links ?? false
  return (
    <>
      <PageHeader
        title={made ? text.madeTitle : text.add}
        breadcrumbs={[{ label: list.title, to: href('company.index') }, { label: text.add }]}
      />
      {made && <CompanyCreated made={made} isMailKept={!mailsLinks} />}
      {!made && (
        <FormFrame size="lg">
          {connection.isPending ? <Skeleton height={480} /> : <NewCompany {...{ mailsLinks, setMade }} />}
        </FormFrame>
      )}
    </>
  )
}

interface Props {
  mailsLinks: boolean
  setMade: (made: CreatedCompany) => void
}

/** The invitation is preselected if mail is delivered. */
function NewCompany({ mailsLinks, setMade }: Props) {
  const text = useDirectoryText()
  const go = useGo()
  const add = useMutate(addCompany)
  const form = useContractForm(addCompany.body, { ...EMPTY, invite: mailsLinks })
  const isInvited = form.fields.getValues().invite
  return (
    <Form
      form={form}
      onCancel={() => go('company.index')}
      onSubmit={async (body) => setMade((await add.mutateAsync({ body })).data)}
    >
      <CompanyFields fields={form.fields} />
      <Title order={2} size="h3" mt="md">
        {text.admin}
      </Title>
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
      <Radio.Group
        label={text.firstPassword}
        value={isInvited ? 'mail' : 'shown'}
        onChange={(way) => form.fields.setFieldValue('invite', way === 'mail')}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="mail"
            label={text.byMail}
            description={mailsLinks ? text.byMailHint : text.byMailKept}
          />
          <Radio value="shown" label={text.shown} description={text.shownHint} />
        </Stack>
      </Radio.Group>
    </Form>
  )
}
