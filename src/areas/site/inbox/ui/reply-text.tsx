import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FieldState } from '#ui/form/frame.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { folded } from '#values/text.ts'

type Saved = { id: string; title: string; text: string }

/** The text of an answer: «/» at its beginning offers the replies that are kept, narrowed by what is typed after it. */
export function ReplyText({ field, saved, name }: { field: FieldState; saved: readonly Saved[]; name: string }) {
  const [asked, setAsked] = useState<string | null>(null)
  const around = useRef<HTMLDivElement>(null)
  const found = asked === null ? [] : saved.filter(({ title }) => folded(title).includes(folded(asked)))
  function choose({ text }: Saved) {
    const box = around.current?.querySelector('textarea')
    if (box) {
      box.value = text.replaceAll('{name}', name)
      box.focus()
    }
    setAsked(null)
  }
  return (
    <div ref={around} className="stack">
      <TextareaField
        {...field}
        label="الرد"
        rows={3}
        maxLength={4000}
        help="اكتب / لتختار من الردود الجاهزة"
        required
        onInput={({ currentTarget: { value } }) => setAsked(value.startsWith('/') ? value.slice(1) : null)}
      />
      {asked !== null && (
        <ul className="ib-saved" aria-label="الردود الجاهزة">
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className="menu-item" onClick={() => choose(one)}>
                {one.title}
              </button>
            </li>
          ))}
          <li>
            <Link to="/admin/requests/replies" className="menu-item">
              {found.length ? 'عدّل الردود الجاهزة' : 'لا رد جاهز بهذا الاسم. أضف واحدًا'}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}
