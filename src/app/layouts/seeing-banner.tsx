import '#ui/styles/seeing.css'
import { Eye } from 'lucide-react'
import { clock } from '#values/dates.ts'

export type Seeing = { name: string; until: Date }

/** On every page, above everything: whose eyes these are, until when, and the way back. */
export function SeeingBanner({ name, until }: Seeing) {
  return (
    <aside className="seeing" aria-label="عرض كمستخدم آخر">
      <Eye className="i" aria-hidden />
      <p className="grow">
        تعرض النظام كـ<b>{name}</b> حتى {clock(until)}. تُعرض الصفحات ولا يُغيَّر شيء.
      </p>
      <form method="post" action="/see-as/stop">
        <button type="submit" className="btn btn-sm">
          أنهِ العرض
        </button>
      </form>
    </aside>
  )
}
