import type { ReactNode } from 'react'
import { PostForm, type Reply } from '#ui/form.tsx'

/** Where the forms of a record go to, and the page one comes back to. */
export type RecordForm = { kind: string; recordId: string; here: string; reply?: Reply | undefined }

type Props = RecordForm & { act: string; withFiles?: boolean; className?: string; children: ReactNode }

/** The record's own page takes it: what is refused is told there, with what was typed. */
export function FormOnRecord({ kind, recordId, here, reply, act, withFiles = false, className = 'stack', children }: Props) {
  return (
    <PostForm
      action={`/admin/records/${kind}/${recordId}?act=${act}`}
      reply={reply}
      before="الحفظ"
      withFiles={withFiles}
      className={className}
      preventScrollReset
    >
      <input type="hidden" name="backTo" value={here} />
      {children}
    </PostForm>
  )
}

type PutProps = { form: RecordForm; act: string; item: { name: string; id: string }; label: string; children: ReactNode }

/** One press that puts an item away, or back. */
export function PutForm({ form, act, item, label, children }: PutProps) {
  return (
    <FormOnRecord {...form} reply={undefined} act={act} className="">
      <input type="hidden" name={item.name} value={item.id} />
      <button type="submit" className="btn btn-ghost btn-sm" aria-label={label}>
        {children}
      </button>
    </FormOnRecord>
  )
}
