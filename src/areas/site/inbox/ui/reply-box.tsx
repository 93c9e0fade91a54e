import type { KeyboardEvent, SyntheticEvent } from 'react'
import { Attachments, stopWhenUnfit } from '#areas/site/ui/attachments.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ReplyToRequestForm } from '../inputs.ts'
import { ReplyText } from './reply-text.tsx'

const labels = { whatsapp: 'بواتساب', sms: 'رسالة نصية', email: 'بالبريد', chat: 'في المحادثة', call: 'كلّمته' } as const
type Way = keyof typeof labels

type Props = {
  entry: { id: string; isOpen: boolean; name: string }
  saved: readonly { id: string; title: string; text: string }[]
  ways: readonly Way[]
  to: (act: string) => string
  reply: Reply | undefined
}

/** An answer or a note among us: which of the two is chosen before anything is typed. */
export function ReplyBox({ entry, saved, ways, to, reply }: Props) {
  const field = fieldsOf<ReplyToRequestForm>(reply)
  const options = ways.map((way) => [way, labels[way]] as const)
  return (
    <footer className="ib-f">
      {!entry.isOpen && (
        <PostForm action={to('reopen')} className="row wrap" preventScrollReset>
          <span className="muted sm grow">أُغلق هذا الطلب.</span>
          <SubmitButton size="small" variant="outline">
            تراجع وأعد فتحه
          </SubmitButton>
        </PostForm>
      )}
      {entry.isOpen && (
        <details name="write" open={reply !== undefined} onToggle={toText}>
          <summary className="chip" data-key="r">
            رد
          </summary>
          <PostForm
            action={to('reply')}
            reply={reply}
            onKeyDown={sendByKeys}
            onSubmit={stopWhenUnfit}
            preventScrollReset
            withFiles
          >
            <ChoiceField {...field('channel', ways[0])} label="طريقة الرد" options={options} required />
            <ReplyText field={field('text')} saved={saved} name={entry.name} />
            {!ways.includes('chat') && <Files reply={reply} />}
            <SubmitButton>أرسل الرد</SubmitButton>
          </PostForm>
        </details>
      )}
      <details name="write" onToggle={toText}>
        <summary className="chip" data-key="n">
          ملاحظة داخلية
        </summary>
        <PostForm action={`/admin/records/request/${entry.id}?act=add-note`} onKeyDown={sendByKeys} preventScrollReset>
          <input type="hidden" name="backTo" value={`/admin/requests/${entry.id}`} />
          <TextareaField
            name="text"
            id="note-text"
            label="ملاحظة للفريق"
            help="لا يراها العميل"
            rows={3}
            maxLength={4000}
            required
          />
          <SubmitButton variant="accent">احفظ الملاحظة</SubmitButton>
        </PostForm>
      </details>
    </footer>
  )
}

/** Out of the way until wanted: the box leaves room for what was said. */
function Files({ reply }: Pick<Props, 'reply'>) {
  return (
    <details open={reply?.fields.files !== undefined || reply?.lostFiles === true}>
      <summary className="link sm">أرفق ملفات</summary>
      <Attachments reply={reply} />
    </details>
  )
}

function toText({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector('textarea')?.focus()
}

function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}
