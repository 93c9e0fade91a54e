import { X } from 'lucide-react'

export type Band = { text: string; link: string | null }

/** What the office wants every visitor to know these days. A box that is ticked puts it away, without any script. */
export function NoticeBand({ text, link }: Band) {
  return (
    <aside className="notice" aria-label="تنبيه">
      <p>{link ? <a href={link}>{text}</a> : text}</p>
      <label>
        <input type="checkbox" className="visually-hidden" aria-label="أغلق التنبيه" />
        <X className="i i-sm" aria-hidden />
      </label>
    </aside>
  )
}
