import { Textarea } from '@mantine/core'
import { ActorCell } from '#features/employees/web/parts.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { History } from '#kit/web/show/History.tsx'
import { commentRequest, type RequestDetail } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './steps.module.css'

/** What those who can see the request have written about it, and a field for more. */
export function Comments({ request }: { request: RequestDetail }) {
  const steps = request.comments.map(({ name, face, text: why, at }) => ({
    what: '',
    who: <ActorCell name={name} face={face} />,
    at,
    why,
  }))
  return (
    <>
      {steps.length > 0 && <History steps={steps} />}
      {request.can.includes('comment') && <CommentForm key={request.comments.length} id={request.id} />}
    </>
  )
}

function CommentForm({ id }: { id: number }) {
  const text = useRequestWords().details
  const form = useContractForm(commentRequest.body, { text: '' }, { record: `comment-${id}` })
  const comment = useMutate(commentRequest)
  return (
    <div className={classes.onSurface}>
      <Form
        form={form}
        submitLabel={text.send}
        onSubmit={(body) => comment.mutateAsync({ params: { id }, body })}
      >
        <Textarea
          aria-label={text.comment}
          placeholder={text.comment}
          autosize
          minRows={1}
          maxLength={1000}
          {...form.fields.getInputProps('text')}
        />
      </Form>
    </div>
  )
}
