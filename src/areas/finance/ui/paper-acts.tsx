import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { UndoWaits } from './undo-waits.tsx'

type Props = {
  paper: { status: string; mayReverse: boolean }
  /** Who agrees to it, and what until then. */
  waits: string
  /** Where that is, for whoever asked or may decide. */
  request: string | null
  undoing: ComponentProps<typeof UndoWaits> | null
  reversal: { title: string; when: string; press: string; says: ReactNode }
  reply: Reply | undefined
}

/** What can be done now with a paper that is asked for and agreed to. */
export function PaperActs({ paper, waits, request, undoing, reversal, reply }: Props) {
  return (
    <>
      {paper.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">{waits}</p>
          {request && (
            <Link className="link sm" to={request}>
              افتح الطلب
            </Link>
          )}
        </Card>
      )}
      {undoing && <UndoWaits {...undoing} />}
      {paper.mayReverse && !undoing && (
        <Card title={reversal.title}>
          <details className="acc more" open={Boolean(reply)}>
            <summary>{reversal.when}</summary>
            <PostForm action="?act=reverse" reply={reply} before="العكس">
              <p className="sm">{reversal.says}</p>
              <Field {...fieldsOf<{ reason: string }>(reply)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger">{reversal.press}</SubmitButton>
              </div>
            </PostForm>
          </details>
        </Card>
      )}
    </>
  )
}
