import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'

type Props = {
  title: string
  when: string
  act: string
  press: string
  reply: Reply | undefined
  danger?: true
  open?: boolean
  children: ReactNode
}

/** One thing that can become of a cheque: opened before it is pressed, with all that follows from it. */
export function ActCard({ title, when, act, press, reply, danger, open = false, children }: Props) {
  return (
    <Card title={title}>
      <details className="acc more" open={open || Boolean(reply)}>
        <summary>{when}</summary>
        <PostForm action={`?act=${act}`} part={act} reply={reply} before={title}>
          {children}
          <div>
            <SubmitButton variant={danger ? 'danger' : 'primary'}>{press}</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
