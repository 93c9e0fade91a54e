import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { DetailAct } from '../detail-tabs.ts'

/** The act that was refused last, and what was said of it: only its own form shows that. */
export type Refused = { act: DetailAct | null; reply: Reply | undefined }
export const replyTo = ({ act, reply }: Refused, own: DetailAct) => (act === own ? reply : undefined)

type FormProps = { act: DetailAct; refused: Refused; send: string; withFiles?: boolean; danger?: boolean; children: ReactNode }

/** A form of the page, folded away until somebody wants it, and open when it was refused. */
export function ActForm({ act, refused, send, withFiles = false, danger = false, children }: FormProps) {
  const reply = replyTo(refused, act)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{send}</summary>
      <PostForm action={`?act=${act}`} reply={reply} before="الحفظ" withFiles={withFiles} preventScrollReset>
        <div className="form-grid">{children}</div>
        <div>
          <SubmitButton size="small" variant={danger ? 'danger' : 'primary'}>
            {send}
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type PressProps = { act: DetailAct; values: Record<string, string>; label: string; children: ReactNode }

/** One press about one line of a list; its label says which. */
export function ActButton({ act, values, label, children }: PressProps) {
  return (
    <PostForm action={`?act=${act}`} className="" preventScrollReset>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="ghost" size="small" aria-label={label}>
        {children}
      </SubmitButton>
    </PostForm>
  )
}
