import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { Button, FormProblem } from '#ui/form.tsx'
import { inGroups } from '#values/phones.ts'

type Reply = { fields: Record<string, string[] | undefined>; problem: string | null; typed: Record<string, unknown> } | undefined
type AskProps = { form: string; reply: Reply; begun: boolean; phone: string | null; children?: ReactNode }

/** The line one writes in, and `children` above it. It begins empty after each answer, and keeps what was refused. */
export function Ask({ form, reply, begun, phone, children }: AskProps) {
  const { problem, onSubmit } = useLine(reply, phone)
  const typed = typeof reply?.typed.question === 'string' ? reply.typed.question : undefined
  return (
    <footer>
      {children}
      <FormProblem text={problem} />
      <Form method="post" className="chat-f" noValidate onSubmit={onSubmit}>
        <PublicFormFields form={form} />
        <div className="input grow">
          <input
            key={form}
            name="question"
            autoComplete="off"
            maxLength={500}
            aria-label="سؤالك"
            placeholder="اكتب سؤالك…"
            defaultValue={typed}
            // biome-ignore lint/a11y/noAutofocus: whoever has asked goes on asking; before the first question nothing takes the focus
            autoFocus={begun}
          />
        </div>
        <Button type="submit" icon aria-label="أرسل">
          <SendHorizontal className="i flip" aria-hidden />
        </Button>
      </Form>
      <p className="xs muted text-center pb-2 px-3">جوابي للاسترشاد، وما في العقد هو الملزم.</p>
    </footer>
  )
}

/** Nothing is sent while an answer is on its way, or into a line that is cut: there what was typed would be lost. */
function useLine(reply: Reply, phone: string | null) {
  const [cut, setCut] = useState(false)
  const sending = useNavigation().state !== 'idle'
  function onSubmit(event: FormEvent) {
    setCut(!navigator.onLine)
    if (sending || !navigator.onLine) event.preventDefault()
  }
  const call = phone && `، أو اتصل بنا على \u2066${inGroups(phone)}\u2069`
  const problem = cut ? `تعذّر الاتصال. أعد المحاولة${call ?? '.'}` : (reply?.problem ?? reply?.fields.question?.[0])
  return { problem, onSubmit }
}

/** Questions that can be pressed instead of typed. A form of their own: Enter in the other must not press one of them. */
export function Suggestions({ texts, form, children }: { texts: string[]; form: string; children?: ReactNode }) {
  if (texts.length === 0 && !children) return null
  return (
    <Form method="post" className="chat-q">
      <PublicFormFields form={form} />
      {texts.map((text) => (
        <button key={text} type="submit" name="suggestion" value={text} className="chip">
          {text}
        </button>
      ))}
      {children}
    </Form>
  )
}
