import { Copy } from 'lucide-react'
import { Button } from './form.tsx'
import { notify } from './toast.tsx'

/** Puts a text where it can be pasted. Without a script the text stands on the page and is marked by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('نُسخ النص'),
      () => notify('لم يسمح المتصفح بالنسخ. حدّد النص وانسخه.'),
    )
  return (
    <Button variant="outline" block onClick={() => void copy()}>
      <Copy className="i i-sm" aria-hidden />
      {label}
    </Button>
  )
}
