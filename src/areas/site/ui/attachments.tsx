import type { SyntheticEvent } from 'react'
import { isAccepted } from '#ui/form/accepted.ts'
import { FileField } from '#ui/form/file-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { attachmentLimits } from '../request.ts'

const accept = 'application/pdf,image/jpeg,image/png,image/webp'

/** A file that would be refused, perhaps after minutes on the line, is not sent at all; the field has said already what is wrong with it. */
export function stopWhenUnfit(event: SyntheticEvent<HTMLFormElement>) {
  const { most, megabytes } = attachmentLimits
  const input = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
  const files = [...(input?.files ?? [])]
  const isFit = (file: File) => file.size > 0 && file.size <= megabytes * 2 ** 20 && isAccepted(file, accept)
  if (files.length <= most && files.every(isFit)) return
  event.preventDefault()
  input?.focus()
}

type WithFiles = { files: unknown }

/** Up to five pictures or papers. */
export function Attachments({ reply, label = 'أرفق ملفات' }: { reply: Reply | undefined; label?: string }) {
  const { most, megabytes } = attachmentLimits
  const kinds = 'PDF أو JPG أو PNG أو WebP'
  return (
    <FileField
      {...fieldsOf<WithFiles>(reply)('files')}
      label={label}
      optional
      most={most}
      megabytes={megabytes}
      accept={accept}
      kinds={kinds}
    />
  )
}
